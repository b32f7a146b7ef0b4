//! 11: zones of fire, sight and the tables.

use crate::{board, hex};
use game_grunwald::content::Hit;

#[test]
fn r_11_2_1_v_04_the_zone_of_fire() {
    let range = |name: &str, label: &str, object: bool| {
        let board = board().put(&format!("{name} 0915 N"));
        board.look().in_fire_zone(board.id(name), hex(label), object)
    };
    for label in ["0814", "0914", "1014"] {
        assert_eq!(range("PXB1", label, false), Some(1), "{label}");
    }
    for label in ["0714", "0813", "0913", "1013", "1114"] {
        assert_eq!(range("PXB1", label, false), Some(2), "{label}");
    }
    for label in ["0912", "0916", "1115"] {
        assert_eq!(range("PXB1", label, false), None, "{label}");
    }
    assert_eq!((range("PBO1", "0914", false), range("PBO1", "1014", false)), (Some(1), None), "11.7.2");
    assert_eq!((range("PBO1", "0913", false), range("PBO1", "1114", false)), (Some(2), None));
    assert_eq!((range("PBO1", "0912", false), range("PBO1", "0912", true)), (None, Some(3)), "11.7.5");
    assert_eq!((range("TAT1", "0916", false), range("TAT1", "0913", false)), (Some(1), None), "11.5.4");
}

#[test]
fn r_11_2_6_v_39_sight() {
    let sees = |to: &str| board().look().sees(hex("1714"), hex(to));
    assert!(!sees("1716"), "the village between");
    assert!(sees("1815") && sees("1915"));
}

#[test]
fn r_11_1_2_only_on_the_combat_face() {
    let board = board().put("PXB1 0915 N");
    assert!(board.look().shoots(board.id("PXB1")));
    let board = board.marching("PXB1");
    assert!(!board.look().shoots(board.id("PXB1")));
}

/// The modified total of a throw, and what it does.
fn shot(by: &str, target: &str, range: u32, throw: i32) -> (i32, Hit) {
    let board = board().put(by).put(target);
    let id = |text: &str| board.id(text.split(' ').next().expect("a name"));
    let total = throw + board.look().fire_modifiers(id(by), id(target)).sum();
    (total, board.look().fire_result(id(by), range, total))
}

#[test]
fn r_11_2_3_v_35_armour_protects() {
    assert_eq!(shot("PXB1 0915 N", "TGM1 0913 S", 2, 9), (7, Hit { loss: 1, ..Hit::default() }));
}

#[test]
fn r_11_2_4_v_36_woods_protect() {
    assert_eq!(shot("TAR1 3424 NE", "PSI1 3524 S", 1, 9), (7, Hit { loss: 1, ..Hit::default() }));
}

#[test]
fn r_11_7_3_v_37_bombards_and_heavy_armour() {
    assert_eq!(shot("PBO1 0915 N", "TGM1 0913 S", 2, 9).1, Hit::default());
    assert_eq!(shot("PBO1 0915 N", "TGM1 0913 S", 2, 12), (11, Hit { disorganised: true, ..Hit::default() }));
    assert_eq!(
        shot("PBO1 0915 N", "TPM1 0913 S", 2, 12),
        (12, Hit { disorganised: true, stopped: true, ..Hit::default() }),
        "armour 1 does not count"
    );
}

#[test]
fn r_11_5_9_v_38_few_horse_archers() {
    assert_eq!(shot("TAT1 0915 N pf1", "TPM1 0914 S", 1, 11), (9, Hit { loss: 1, ..Hit::default() }));
    assert_eq!(shot("TAT1 0915 N", "TPM1 0914 S", 1, 9).1, Hit::default());
}

#[test]
fn r_11_2_2_friends_are_in_danger_beside_the_target() {
    let board = board().put("PXB1 0917 N").put("PIL1 0916 N").put("TGM1 0915 S");
    assert!(board.look().endangers_friends(board.id("PXB1"), hex("0915")));
    let alone = super::board().put("TAT1 0916 N").put("TGM1 0915 S");
    assert!(!alone.look().endangers_friends(alone.id("TAT1"), hex("0915")), "his own zone does not count");
}

#[test]
fn r_11_7_5_bombards_at_walls() {
    let board = board().put("PBO1 0915 N");
    let id = board.id("PBO1");
    let destroyed: Vec<i32> =
        (2..=12).filter(|throw| board.look().object_result(id, 3, *throw).disorganised).collect();
    assert_eq!(destroyed, [10, 11, 12]);
}
