//! The whole board, small, in a corner of a board that does not fit its window: ground, pieces as dots, and what is in view.

use crate::app::ui;
use crate::board::{Frame, View, frame, on_screen};
use crate::parts::{Icon, style};
use crate::play::{Play, hex_at};
use crate::settings::settings;
use crate::words::t;
use engine::scene::{HexBoard, Scene};
use hexboard::Hex;
use leptos::html::Div;
use leptos::prelude::*;
use std::fmt::Write as _;
use web_sys::PointerEvent;

/// How far a dot reaches, in pixels of the unscaled board. A hex is 87 wide.
const DOT: f64 = 34.0;

/// A rectangle of the unscaled board, in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Area {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Area {
    /// The part that a drawing shows: the numbers of its `viewBox`.
    fn of(svg: &str) -> Option<Area> {
        let text = svg.split_once("viewBox=\"")?.1.split('"').next()?;
        let numbers: Vec<f64> = text.split_whitespace().filter_map(|number| number.parse().ok()).collect();
        match numbers.as_slice() {
            [x, y, width, height] if *width > 0.0 && *height > 0.0 => {
                Some(Area { x: *x, y: *y, width: *width, height: *height })
            }
            _ => None,
        }
    }

    /// What is in view of a window of this size.
    fn seen((left, top, ..): Frame, view: View, (width, height): (f64, f64)) -> Area {
        Area {
            x: left as f64 / 10.0 - view.x / view.scale,
            y: top as f64 / 10.0 - view.y / view.scale,
            width: width / view.scale,
            height: height / view.scale,
        }
    }

    /// A stretch of this area in hundredths of another: where it begins, and how long it is.
    fn share(from: f64, length: f64, start: f64, whole: f64) -> (f64, f64) {
        ((from - start) / whole * 100.0, length / whole * 100.0)
    }

    /// A stretch held to the edges, from nought to a hundred.
    fn held((from, length): (f64, f64)) -> (f64, f64) {
        let at = |point: f64| point.clamp(0.0, 100.0);
        (at(from), at(from + length) - at(from))
    }
}

/// The view with this point of the board in the middle of the window.
fn centred((left, top, ..): Frame, view: View, (x, y): (f64, f64), (width, height): (f64, f64)) -> View {
    View {
        x: width / 2.0 - (x - left as f64 / 10.0) * view.scale,
        y: height / 2.0 - (y - top as f64 / 10.0) * view.scale,
        ..view
    }
}

/// Does the whole board fit the window?
fn fits((_, _, w, h): Frame, view: View, (width, height): (f64, f64)) -> bool {
    w as f64 / 10.0 * view.scale <= width + 2.0 && h as f64 / 10.0 * view.scale <= height + 2.0
}

#[component]
pub fn Overview(
    play: Play,
    view: RwSignal<View>,
    moving: RwSignal<bool>,
    size: impl Fn() -> (f64, f64) + Copy + Send + Sync + 'static,
    move_to: impl Fn(View) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let hidden = Memo::new(move |_| {
        play.board.track();
        fits(frame(play), view.get(), size())
    });
    // Whoever wants to see it although it covers what is asked sees it until he does something else.
    let insists = RwSignal::new(false);
    Effect::new(move |_| {
        play.hand.track();
        play.decision.track();
        insists.set(false);
    });
    let corner = Memo::new(move |_| corner(play, view.get(), size()));
    let clear = move || insists.get() || corner.get().is_some();
    let shown = Memo::new(move |_| !hidden.get() && settings().overview.get() && clear());
    // Drawn when it is first looked at, and again with another board or in other colours.
    let ground = Memo::new(move |_| if shown.get() { bare_ground(play) } else { String::new() });
    let area = Memo::new(move |_| Area::of(&ground.get()));
    let pointed_at = move |point: (f64, f64)| {
        let (board, window) = (frame(play), size());
        let next = centred(board, view.get_untracked(), point, window);
        move_to(next.within((board.2 as f64 / 10.0, board.3 as f64 / 10.0), window));
    };
    move || {
        if hidden.get() {
            return None;
        }
        if !shown.get() {
            return Some(view! { <Folded insists=insists /> }.into_any());
        }
        let area = area.get()?;
        Some(
            view! {
                <div class="overview" class:left=move || corner.get() == Some(Corner::Left) aria-hidden="true" on:pointerdown=quiet on:pointerup=quiet>
                    <Map play=play area=area ground=ground pointed_at=pointed_at>
                        <Lens play=play area=area view=view moving=moving size=size />
                    </Map>
                    <button type="button" class="close" tabindex="-1" title=t("overview-close") on:click=move |_| settings().overview.set(false)>"×"</button>
                </div>
            }
            .into_any(),
        )
    }
}

/// Where it stands: at the upper edge, at one side or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Corner {
    Right,
    Left,
}

/// So much room it takes at most, in pixels, on a desk and on a small screen.
const DESK: (f64, f64) = (268.0, 200.0);
const SMALL: (f64, f64) = (128.0, 96.0);

/// The corner in which it covers nothing that is asked about or can be done; `None` where there is none.
fn corner(play: Play, view: View, window: (f64, f64)) -> Option<Corner> {
    play.board.track();
    let reach = play.reach.get();
    let held = play.held();
    let asked =
        play.mine() && play.decision.get().is_some_and(|decision| decision.reaction || held.is_some());
    let pieces: Vec<u16> = if !asked {
        Vec::new()
    } else if let Some(held) = held {
        vec![held]
    } else {
        play.ready.get().to_vec()
    };
    let stands = pieces.into_iter().filter_map(|id| play.piece(id)).filter_map(|piece| hex_at(&piece.place?));
    let wanted = reach.iter().map(|it| it.at).chain(stands).chain(play.named_places());
    let points: Vec<(f64, f64)> = wanted.map(|at| on_screen(play, view, at)).collect();
    clear(&points, window)
}

/// The corner without any of these points in it, the right one first; on a small screen the left one.
fn clear(points: &[(f64, f64)], (width, _): (f64, f64)) -> Option<Corner> {
    let (size, order) = if width < 600.0 {
        (SMALL, [Corner::Left, Corner::Right])
    } else {
        (DESK, [Corner::Right, Corner::Left])
    };
    order.into_iter().find(|corner| {
        let under = |(x, y): &(f64, f64)| {
            let across = match corner {
                Corner::Left => *x < size.0 && *x > 0.0,
                Corner::Right => *x > width - size.0 && *x < width,
            };
            across && *y > 0.0 && *y < size.1
        };
        !points.iter().any(under)
    })
}

/// What happens here is nothing to the board beneath.
fn quiet(event: PointerEvent) {
    event.stop_propagation();
}

/// The board without anybody on it.
fn bare_ground(play: Play) -> String {
    let bare = Scene {
        ground: play.ground.get(),
        pieces: Vec::new(),
        marks: Vec::new(),
        ..(*play.scene.get_untracked()).clone()
    };
    picture::thumbnail(&bare, &style())
}

/// Somebody has put it away: a button brings it back.
#[component]
fn Folded(insists: RwSignal<bool>) -> impl IntoView {
    let open = move |_| {
        settings().overview.set(true);
        insists.set(true);
    };
    view! {
        <div class="overview folded" on:pointerdown=quiet on:pointerup=quiet>
            <button type="button" class="overview-open" title=t("overview-open") aria-label=t("overview-open") on:click=open><Icon name="map" /></button>
        </div>
    }
}

/// Ground and dots. Who presses or drags there points at places of the board.
#[component]
fn Map(
    play: Play,
    area: Area,
    ground: Memo<String>,
    pointed_at: impl Fn((f64, f64)) + Copy + Send + Sync + 'static,
    children: Children,
) -> impl IntoView {
    let map = NodeRef::<Div>::new();
    let dragging = RwSignal::new(false);
    let go = move |event: &PointerEvent| {
        let Some(element) = map.get_untracked() else { return };
        let rect = element.get_bounding_client_rect();
        let along = |at: f64, from: f64, length: f64| ((at - from) / length.max(1.0)).clamp(0.0, 1.0);
        let x = area.x + area.width * along(event.client_x().into(), rect.left(), rect.width());
        let y = area.y + area.height * along(event.client_y().into(), rect.top(), rect.height());
        pointed_at((x, y));
    };
    let down = move |event: PointerEvent| {
        event.stop_propagation();
        event.prevent_default();
        if let Some(element) = map.get_untracked() {
            let _ = element.set_pointer_capture(event.pointer_id());
        }
        dragging.set(true);
        go(&event);
    };
    let moved = move |event: PointerEvent| {
        event.stop_propagation();
        if dragging.get_untracked() {
            go(&event);
        }
    };
    let up = move |event: PointerEvent| {
        event.stop_propagation();
        dragging.set(false);
    };
    let Area { x, y, width, height } = area;
    let dots = move || dots(play, &play.board.get(), &play.scene.get());
    view! {
        <div node_ref=map class="overview-map" style:aspect-ratio=format!("{width} / {height}") on:pointerdown=down on:pointermove=moved on:pointerup=up on:pointercancel=up>
            <div class="overview-ground" inner_html=move || ground.get()></div>
            <svg viewBox=format!("{x} {y} {width} {height}") inner_html=dots></svg>
            {children()}
        </div>
    }
}

/// What is in view. Moved as a whole: while the board is pushed about nothing here is laid out or drawn again.
#[component]
fn Lens(
    play: Play,
    area: Area,
    view: RwSignal<View>,
    moving: RwSignal<bool>,
    size: impl Fn() -> (f64, f64) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    // What was in view when the board lay still, across and along; while it moves that is only pushed about and stretched.
    let shares = move |view: View| {
        let seen = Area::seen(frame(play), view, size());
        (
            Area::share(seen.x, seen.width, area.x, area.width),
            Area::share(seen.y, seen.height, area.y, area.height),
        )
    };
    let still = Memo::new(move |before: Option<&View>| match before {
        Some(before) if moving.get() => *before,
        _ => view.get(),
    });
    let lies = move || {
        let (across, along) = shares(still.get());
        // At rest all its edges are seen.
        if moving.get() { (across, along) } else { (Area::held(across), Area::held(along)) }
    };
    let lens = move || {
        let ((x0, _), (y0, _)) = shares(still.get());
        let ((x1, _), (y1, _)) = shares(view.get());
        let by = still.get().scale / view.get().scale;
        format!("translate({}%, {}%) scale({by})", x1 - x0 * by, y1 - y0 * by)
    };
    view! {
        <div class="overview-lens" style:transform=lens>
            <div
                class="overview-seen"
                style:left=move || format!("{}%", lies().0.0)
                style:width=move || format!("{}%", lies().0.1)
                style:top=move || format!("{}%", lies().1.0)
                style:height=move || format!("{}%", lies().1.1)
            ></div>
        </div>
    }
}

/// Each piece as a dot in the colour of its side; the sides differ by shape too.
fn dots(play: Play, board: &HexBoard, scene: &Scene) -> String {
    let (layout, theme) = (picture::layout(board), ui().drawn());
    let mut svg = String::new();
    for piece in &scene.pieces {
        let Some((q, r)) = piece.place.as_ref().and_then(hex_at) else { continue };
        let centre = layout.centre(Hex::new(q, r));
        let (x, y) = (centre.x as f64 / 10.0, centre.y as f64 / 10.0);
        let (fill, edge) = picture::colours(play.look(piece.seat).tincture, theme);
        let dress = format!("fill=\"{fill}\" stroke=\"{edge}\" stroke-width=\"9\"");
        let _ = match piece.seat.0 {
            0 => {
                let side = 2.0 * DOT;
                write!(
                    svg,
                    "<rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" {dress}/>",
                    x - DOT,
                    y - DOT
                )
            }
            _ => write!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{DOT}\" {dress}/>"),
        };
    }
    svg
}

#[cfg(test)]
mod tests {
    use super::*;
    /// A board of 600 by 400 pixels that begins left of and above the middle.
    const FRAME: Frame = (-1000, -500, 6000, 4000);

    #[test]
    fn a_point_that_is_pointed_at_comes_to_the_middle() {
        let (view, size) = (View { x: -130.0, y: 40.0, scale: 1.7 }, (800.0, 500.0));
        let seen = Area::seen(FRAME, centred(FRAME, view, (321.0, 123.0), size), size);
        assert!((seen.x + seen.width / 2.0 - 321.0).abs() < 1e-9);
        assert!((seen.y + seen.height / 2.0 - 123.0).abs() < 1e-9);
    }

    #[test]
    fn it_keeps_away_from_what_is_asked() {
        let desk = (1000.0, 700.0);
        assert_eq!(clear(&[], desk), Some(Corner::Right));
        assert_eq!(clear(&[(500.0, 300.0)], desk), Some(Corner::Right));
        assert_eq!(clear(&[(900.0, 50.0)], desk), Some(Corner::Left));
        assert_eq!(clear(&[(900.0, 50.0), (90.0, 50.0)], desk), None, "both corners are wanted");
        assert_eq!(
            clear(&[(900.0, -50.0)], desk),
            Some(Corner::Right),
            "what is out of sight is not covered"
        );
    }

    #[test]
    fn a_board_that_fits_needs_no_overview() {
        let size = (600.0, 400.0);
        assert!(fits(FRAME, View { x: 0.0, y: 0.0, scale: 1.0 }, size));
        assert!(!fits(FRAME, View { x: 0.0, y: 0.0, scale: 1.2 }, size));
    }

    #[test]
    fn the_area_of_a_drawing_is_its_view_box() {
        assert_eq!(
            Area::of("<svg viewBox=\"-9 2.5 100 50\">"),
            Some(Area { x: -9.0, y: 2.5, width: 100.0, height: 50.0 })
        );
        assert_eq!(Area::of("<svg>"), None);
        assert_eq!(
            Area::held(Area::share(-10.0, 60.0, 0.0, 100.0)),
            (0.0, 50.0),
            "what lies beyond the edge is not shown"
        );
    }
}
