//! The address holds what you look at.

/// A page and what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    Home,
    /// Before a game: `/new/<game>?scenario=…`.
    New {
        game: String,
        scenario: Option<String>,
    },
    /// A game kept in this browser: `/game/<id>?at=12`.
    Game {
        id: String,
        at: Option<usize>,
    },
    /// A whole game inside the link: `/replay?at=12#…`.
    Replay {
        data: String,
        at: Option<usize>,
    },
    /// The rule book of a game: `/rules/<game>?rule=…`.
    Rules {
        game: String,
        rule: Option<String>,
    },
    /// What the reader has chosen: `/settings`.
    Settings,
    /// An address that leads nowhere.
    Lost(String),
}

impl Address {
    pub fn parse(path: &str, query: &str, fragment: &str) -> Address {
        let value = |name: &str| {
            let pairs = query.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
            pairs.filter(|(key, _)| *key == name).map(|(_, value)| decoded(value)).next()
        };
        let at = value("at").and_then(|at| at.parse().ok());
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] => Address::Home,
            ["new", game] => Address::New { game: decoded(game), scenario: value("scenario") },
            ["game", id] => Address::Game { id: decoded(id), at },
            ["settings"] => Address::Settings,
            ["replay"] => Address::Replay { data: fragment.trim_start_matches('#').to_string(), at },
            ["rules", game] => Address::Rules { game: decoded(game), rule: value("rule") },
            ["rules", game, rule] => Address::Rules { game: decoded(game), rule: Some(decoded(rule)) },
            _ => Address::Lost(path.to_string()),
        }
    }

    pub fn url(&self) -> String {
        let query = |name: &str, value: Option<String>| {
            value.map_or_else(String::new, |value| format!("?{name}={}", encoded(&value)))
        };
        let at = |at: &Option<usize>| query("at", at.map(|at| at.to_string()));
        match self {
            Address::Home => "/".into(),
            Address::New { game, scenario } => {
                format!("/new/{}{}", encoded(game), query("scenario", scenario.clone()))
            }
            Address::Game { id, at: moment } => format!("/game/{}{}", encoded(id), at(moment)),
            Address::Replay { data, at: moment } => format!("/replay{}#{data}", at(moment)),
            Address::Rules { game, rule } => {
                format!("/rules/{}{}", encoded(game), query("rule", rule.clone()))
            }
            Address::Settings => "/settings".into(),
            Address::Lost(path) => path.clone(),
        }
    }
}

/// Letters, digits and `-._~` stay; every other byte is written as `%` and two digits.
fn encoded(text: &str) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            out.push(byte.into());
        } else {
            out.push_str(&format!("%{byte:02X}"));
        }
    }
    out
}

fn decoded(text: &str) -> String {
    let (bytes, mut out, mut at) = (text.as_bytes(), Vec::new(), 0);
    while let Some(&byte) = bytes.get(at) {
        let digits = bytes.get(at + 1..at + 3).and_then(|two| std::str::from_utf8(two).ok());
        match (byte, digits.and_then(|two| u8::from_str_radix(two, 16).ok())) {
            (b'%', Some(value)) => {
                out.push(value);
                at += 2;
            }
            (b'+', _) => out.push(b' '),
            _ => out.push(byte),
        }
        at += 1;
    }
    String::from_utf8_lossy(&out).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_reads_back_from_its_address() {
        let routes = [
            Address::Home,
            Address::New { game: "a-game".into(), scenario: Some("été 1410/&?".into()) },
            Address::New { game: "a-game".into(), scenario: None },
            Address::Game { id: "k3".into(), at: Some(12) },
            Address::Game { id: "k3".into(), at: None },
            Address::Replay { data: "abc_-".into(), at: Some(0) },
            Address::Rules { game: "a-game".into(), rule: Some("MB-IV.4.c".into()) },
            Address::Settings,
        ];
        for route in routes {
            let address = route.url();
            let (rest, fragment) = address.split_once('#').unwrap_or((&address, ""));
            let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
            assert_eq!(Address::parse(path, query, fragment), route, "{address}");
        }
    }

    #[test]
    fn a_rule_may_stand_in_the_path_too() {
        let typed = Address::parse("/rules/a-game/MB-IV.4.c", "", "");
        assert_eq!(typed.url(), "/rules/a-game?rule=MB-IV.4.c");
    }

    #[test]
    fn an_odd_address_is_lost_and_never_a_panic() {
        for path in ["/%", "/new", "/game/a/b", "/%zz/%f", "//x//y"] {
            assert!(matches!(Address::parse(path, "at=x&&=", "#"), Address::Lost(_)), "{path}");
        }
        assert_eq!(
            Address::parse("/game/%E9%", "?at=99999999999999999999", ""),
            Address::Game { id: "\u{fffd}%".into(), at: None }
        );
    }
}
