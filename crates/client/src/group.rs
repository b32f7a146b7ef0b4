//! Orders to groups: a small bar beside the map with what can be selected and what can be ordered.

use crate::board::{arrow, towards};
use crate::play::Play;
use crate::words::{capital, say, t};
use engine::Facing;
use engine::group::{Group, GroupKind, GroupOrder, Pace};
use engine::sorted::InOrder;
use engine::text::Phrase;
use leptos::prelude::*;

/// Where one piece a turn moves there are no groups, and no bar.
#[component]
pub fn GroupBar(play: Play) -> impl IntoView {
    let there =
        Memo::new(move |_| !play.groups().is_empty() && play.proposal.get().is_none() && !play.busy.get());
    let halted = Memo::new(move |_| play.halted());
    let count = Memo::new(move |_| play.squad.members.with(Vec::len));
    let leading = Memo::new(move |_| play.leading());
    move || {
        there.get().then(|| {
            let content = match (halted.get(), count.get()) {
                (Some(left), _) => halted_order(play, left).into_any(),
                (None, 0) => leading.get().map(|piece| groups(play, piece)).into_any(),
                (None, count) => squad(play, count, play.declares()).into_any(),
            };
            // What can always be done; that everybody else stays is what the end of the phase says.
            let all = (halted.get().is_none() && count.get() == 0).then(|| view! {
                <button type="button" class="squad-all" on:click=move |_| play.select_all()>{move || t("squad-all")}</button>
            });
            view! {
                <div class="squad" role="toolbar" aria-label=move || t("squad-label")>
                    {content}
                    {all}
                </div>
            }
        })
    }
}

/// Something has stopped an order: the rest waits.
fn halted_order(play: Play, left: usize) -> impl IntoView {
    let words = move || say(&Phrase::new("squad-halted").with("n", left));
    view! {
        <p>{words}</p>
        <button type="button" class="main squad-on" on:click=move |_| play.settle_order(true)>{move || t("squad-go-on")}</button>
        <button type="button" class="squad-forget" on:click=move |_| play.settle_order(false)>{move || t("squad-forget")}</button>
    }
}

/// The groups of a piece, each a button that selects it.
fn groups(play: Play, piece: u16) -> impl IntoView {
    let button = move |group: Group| {
        let words = name(play, &group);
        // The piece that was meant leads.
        let mut members = group.members.clone();
        members.put_in_order_by_key(|id| *id != piece);
        view! {
            <button type="button" class="squad-group" data-group=group.id.clone() on:click=move |_| play.select(members.clone())>{words}</button>
        }
    };
    play.groups_of(piece).into_iter().map(button).collect_view()
}

fn name(play: Play, group: &Group) -> String {
    let id = match group.kind {
        GroupKind::Command => "squad-command",
        GroupKind::Banner | GroupKind::Arm => "squad-group",
    };
    let name = capital(&play.say(&group.name));
    say(&Phrase::new(id).with("name", name).with("n", group.members.len()))
}

/// Those who are selected: what they would do, and what they can be ordered.
fn squad(play: Play, count: usize, fights: bool) -> impl IntoView {
    let words = move || match (play.squad.line.get(), play.squad.preview.get()) {
        (Some(ends), _) if ends.is_empty() => t("squad-along-first"),
        (Some(_), _) => t("squad-along-second"),
        (None, Some(preview)) => play.sum(&preview),
        (None, None) => {
            let count = say(&Phrase::new("squad-count").with("n", count));
            if fights { count } else { format!("{count} {}", t("squad-hint")) }
        }
    };
    let orders = if fights {
        order(play, "main squad-attack", "squad-attack", GroupOrder::Attack).into_any()
    } else {
        marches(play).into_any()
    };
    view! {
        <p>{words}</p>
        {orders}
        {move || play.leading().map(|piece| groups(play, piece))}
        <button type="button" class="squad-release" on:click=move |_| { play.squad.line.set(None); play.release(); }>{move || t("squad-release")}</button>
    }
}

/// What those can be ordered who move.
fn marches(play: Play) -> impl IntoView {
    let advance = |pace| GroupOrder::Advance { side: None, most: None, pace };
    let line = move |_| {
        play.squad.preview.set(None);
        play.squad.line.set(Some(Vec::new()));
        play.said.set(t("squad-along-first"));
        crate::browser::focus_soon(".window");
    };
    view! {
        {order(play, "squad-advance", "squad-advance", advance(Pace::Slowest))}
        {order(play, "squad-each", "squad-each", advance(Pace::Each))}
        <button
            type="button"
            class="squad-along"
            aria-pressed=move || play.squad.line.get().is_some().to_string()
            on:click=line
        >
            {move || t("squad-along")}
        </button>
        {order(play, "squad-again", "squad-again", GroupOrder::Again)}
        {faces(play)}
    }
}

/// A button that gives an order, and shows and says beforehand what would come of it.
fn order(play: Play, class: &'static str, id: &'static str, order: GroupOrder) -> impl IntoView {
    let (seen, heard) = (order.clone(), order.clone());
    view! {
        <button
            type="button"
            class=class
            on:pointerenter=move |event| if event.pointer_type() == "mouse" { play.look_ahead(seen.clone()) }
            on:focus=move |_| play.look_ahead(heard.clone())
            on:click=move |_| play.order(order.clone())
        >
            {move || t(id)}
        </button>
    }
}

/// The sides that all of them can be turned to, as arrows; nothing where pieces have no front.
fn faces(play: Play) -> Option<impl IntoView> {
    let facing = untrack(|| play.leading().and_then(|id| play.piece(id))?.facing)?;
    let around = (0..6).map(|n| match facing {
        Facing::Corner(_) => Facing::Corner(n),
        _ => Facing::Side(n),
    });
    let pointy = untrack(|| play.board.get().pointy);
    let arrows = around
        .map(|facing| {
            let (words, shape) = (towards(play, facing), arrow(picture::bearing(facing, pointy)));
            view! {
                <button type="button" class="turn-to" title=words.clone() aria-label=words on:click=move |_| play.order(GroupOrder::Face(facing))>
                    <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true" inner_html=shape></svg>
                </button>
            }
        })
        .collect_view();
    Some(view! { <div class="turns" role="group" aria-label=move || t("squad-face")>{arrows}</div> })
}
