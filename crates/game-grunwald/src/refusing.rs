//! Why something may not be done, in words: a sentence for each reason. Which reason and which rule it is was said where it was
//! refused.

use crate::action::Action;
use crate::field::HexId;
use crate::ids::GroupId;
use crate::look::Look;
use crate::state::*;
use crate::telling::{leader, named, points, prompt, unit, units};
use engine::text::Phrase;
use engine::{Refusal, reasons};

/// Somebody who is spoken of: a counter or a leader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    Unit(UnitId),
    Leader(LeaderId),
}

impl From<UnitId> for Who {
    fn from(unit: UnitId) -> Who {
        Who::Unit(unit)
    }
}

reasons! {
    /// Why not. Who gives a reason names the rule: `No::Lake { hex }.by(R_T_1)`.
    pub enum No, said with words: &Words;

    // What is asked, and of whom.
    GameOver => "refusal-game-over",
    NoSuchThing => "no-such-thing",
    NotAsked => "no-not-asked" with { question: prompt(&words.look) },
    NotAmong => "no-not-among" with { question: prompt(&words.look) },
    NotYours { unit: UnitId } => "no-not-yours",
    NotYourLeader { leader: LeaderId } => "no-not-your-leader",
    NotOnMap { unit: UnitId } => "no-not-on-map",
    TakesNoPart { unit: UnitId } => "no-takes-no-part",

    // Setting up.
    PlacedAlready { unit: UnitId } => "no-placed-already",
    OutsideZone { unit: UnitId, hex: HexId } => "no-outside-zone",
    OneFace { unit: UnitId } => "no-one-face",
    LeaderPlaced { leader: LeaderId } => "no-leader-placed",
    LeaderWithoutCavalry { leader: LeaderId, unit: UnitId } => "no-leader-without-cavalry",
    LeaderNotSetUp { leader: LeaderId } => "no-leader-not-set-up",
    BannerNotYours => "no-banner-of-yours",
    BannerPlaced => "no-banner-placed",
    SecondBanner { leader: LeaderId } => "no-second-banner",
    NoConrois => "no-conrois",
    TatarLeader { leader: LeaderId } => "no-tatar-leader",
    AttachedAlready { unit: UnitId, leader: LeaderId } => "no-attached-already",
    SetupIncomplete => "no-setup-incomplete",
    GroupScattered { group: GroupId } => "no-group-scattered",
    LeaderApart { leader: LeaderId } => "no-leader-apart",

    // Whose time it is.
    FootLater { unit: UnitId } => "no-foot-later",
    CavalryBefore { unit: UnitId } => "no-cavalry-before",
    Panicked { unit: UnitId } => "no-panicked",
    Stopped { unit: UnitId } => "no-stopped",
    Bound { unit: UnitId } => "no-bound",
    PutBack { unit: UnitId } => "no-put-back",
    TimeOver { unit: UnitId } => "no-time-left",
    Done { unit: UnitId } => "no-done",
    MovedAlready { unit: UnitId } => "no-moved-already",
    NothingToRally { unit: UnitId } => "no-nothing-to-rally",
    NoWrecker { unit: UnitId } => "no-wrecker",
    WreckingAlready { unit: UnitId } => "no-wrecking-already",
    NothingToWreck { unit: UnitId } => "no-nothing-to-wreck",
    LeaderWithCavalry { leader: LeaderId } => "no-leader-with-cavalry",
    LeaderMoved { leader: LeaderId } => "no-leader-moved",
    LeaderNotThere { leader: LeaderId } => "no-leader-not-there",
    MustAttack => "no-must-attack" with { units: words.owing() },

    // Coming on to the map.
    NotWaiting { unit: UnitId } => "no-entry-waiting",
    FootWaits { unit: UnitId } => "no-entry-foot-waits",
    QuotaFull { unit: UnitId } => "no-entry-quota",
    NotItsEntry { unit: UnitId, hex: HexId } => "no-entry-hex",
    EntryHeld { unit: Who, hex: HexId } => "no-entry-held",
    LooksOffMap { unit: UnitId, hex: HexId } => "no-entry-facing",
    NoEntry { unit: UnitId, hex: HexId } => "no-entry",
    NotAway { unit: Who } => "no-return-not-away",
    TooSoon { unit: Who, turn: u8 } => "no-return-too-soon",
    FarFromExit { unit: Who, hex: HexId } => "no-return-far",
    LeaderInEntry { unit: Who, hex: HexId } => "no-return-leader",

    // Moving.
    MapEnds { unit: UnitId } => "no-map-ahead",
    Lake { hex: HexId } => "no-lake",
    River { hex: HexId } => "no-river",
    Enemy { hex: HexId } => "no-enemy",
    /// Too many strength points in the hex.
    Full { unit: UnitId, hex: HexId } => "no-room",
    /// At this speed foot is ridden down, not joined.
    MustOverrun { unit: UnitId, hex: HexId } => "no-would-overrun",
    Points { unit: UnitId, needs: u8, has: u8 } => "no-points",
    Halted { unit: UnitId } => "no-halted",
    TurnedHere { unit: UnitId } => "no-turned-here",
    TooFast { unit: UnitId } => "no-too-fast",
    /// The least move is a whole move.
    Begun { unit: UnitId } => "no-begun",
    /// Only cavalry, and only where its charge would rise.
    NoPace { unit: UnitId } => "no-pace",
    ReadyToShoot { unit: UnitId } => "no-ready-to-shoot",
    TooFar { unit: UnitId, hex: HexId, hexes: u8 } => "no-too-far",
    /// Not cavalry, or not fast enough to ride anybody down.
    TooSlow { unit: UnitId } => "no-too-slow",
    /// No foot there, or not foot alone.
    NoFoot { hex: HexId } => "no-foot-there",
    /// The ground keeps riders off.
    Sheltered { hex: HexId } => "no-sheltered",
    NoEdgeAhead { unit: UnitId } => "no-edge-ahead",
    LeaderAtNoEdge { leader: LeaderId } => "no-leader-edge",
    LeaderWithoutPoints { leader: LeaderId } => "no-leader-points",
    NoWayForLeader { hex: HexId } => "no-leader-way",
    LeaderUnderWay { unit: UnitId } => "no-leader-under-way",
    LeaderDeclined { leader: LeaderId } => "no-leader-declined",
    LeaderNotToTake { leader: LeaderId } => "no-leader-to-take",
    LeaderStays { unit: UnitId } => "no-leader-left",
    NoLeaderAlong { unit: UnitId } => "no-leader-along",
    NoLeaderHere => "no-leader-here",
    LeaderBehind { unit: UnitId } => "no-leader-behind",
    BannerMoved => "no-banner-moved",
    NotTheBearer { unit: UnitId } => "no-banner-bearer",
    NoBannerTaker { unit: UnitId } => "no-banner-taker",

    // Panic.
    NoPanic { unit: UnitId } => "no-no-panic",
    NoFlightYet { unit: UnitId } => "no-flight-yet",
    NoRoomToRally { unit: UnitId } => "no-room-to-rally",

    // Shooting.
    NoShooter { unit: UnitId } => "no-shooter",
    NotReady { unit: UnitId } => "no-not-ready",
    ShotAlready { unit: UnitId } => "no-shot-already",
    ShotNotNow { unit: UnitId } => "no-shot-now",
    ShotOfAnother { unit: UnitId } => "no-shot-other",
    ShotRiding { unit: UnitId } => "no-shot-riding",
    NoTarget => "no-target",
    OutOfZone { unit: UnitId, hex: HexId } => "no-out-of-zone",
    NoSight { unit: UnitId, hex: HexId } => "no-sight",
    OwnTarget { unit: UnitId } => "no-own-target",
    LeaderAmong { unit: UnitId, hex: HexId } => "no-leader-among",
    NoTargetNow { unit: UnitId, hex: HexId } => "no-target-now",
    NoEnemyThere { unit: UnitId, hex: HexId } => "no-enemy-there",

    // Counter-charging.
    NoRider { unit: UnitId } => "no-counter-kind",
    CounteredAlready { unit: UnitId } => "no-countered-already",
    Controlled { unit: UnitId } => "no-counter-controlled",
    InContact => "no-counter-contact",
    NoWayAtHim { unit: UnitId } => "no-counter-way",

    // Attacking.
    AttacksLater { unit: UnitId } => "no-attacks-later",
    FoughtAlready { unit: UnitId } => "no-fought-already",
    NoAttacker { unit: UnitId } => "no-attacker",
    NotInFront { unit: UnitId } => "no-not-in-front",
    StruckAlready { hex: HexId } => "no-hex-attacked-already",
    NobodyThere { hex: HexId } => "no-nobody-there",
    NobodyStrikes { hex: HexId } => "no-nobody-strikes",
    LeftWithoutDuty => "no-left-without-duty" with { units: words.stranded() },
    EnemyLeftOut => "no-enemy-left-out" with { hexes: words.forgotten() },
    NotOneCombat => "no-not-one-combat",

    // What a combat leads to.
    NotInFort => "no-fort-group",
    NotInCombat { unit: UnitId } => "no-not-in-combat",
    AnotherRetreats { unit: UnitId } => "no-fall-back-turn",
    NoRetreatOfHis { unit: UnitId } => "no-retreat-of-his",
    NoStepBack { unit: UnitId, hex: HexId } => "no-fall-back-step",
    NoWayBack { unit: UnitId, hex: HexId } => "no-fall-back",
    ShortWayBack { unit: UnitId, hex: HexId } => "no-fall-back-short",
    NobodyGivesWay { unit: UnitId } => "no-aside-of-his",
    NotBeside { unit: UnitId, hex: HexId } => "no-aside-step",
    NoWayAside { hex: HexId } => "no-aside",
    NoPursuit => "no-pursuit",
    MustPursue => "no-must-pursue",
    OthersGoFirst => "no-stay-all",
    NoAdvance { hex: HexId } => "no-advance",
}

/// What reasons are put into words with: the position, and the action that was refused if there is one.
pub struct Words<'a> {
    pub look: Look<'a>,
    pub action: Option<&'a Action>,
}

impl Words<'_> {
    fn unit(&self, who: impl Into<Who>) -> Phrase {
        match who.into() {
            Who::Unit(it) => unit(self.look.rules, it),
            Who::Leader(it) => leader(self.look.rules, it),
        }
    }

    fn leader(&self, it: LeaderId) -> Phrase {
        leader(self.look.rules, it)
    }

    fn hex(&self, hex: HexId) -> &str {
        self.look.label(hex)
    }

    fn group(&self, group: GroupId) -> Phrase {
        let group = &self.look.rules.content.counters.groups[usize::from(group)];
        named("name", &group.id, &group.name)
    }

    fn needs(&self, halves: u8) -> Phrase {
        points(halves.into())
    }

    fn has(&self, halves: u8) -> Phrase {
        points(halves.into())
    }

    fn turn(&self, turn: u8) -> i32 {
        turn.into()
    }

    fn hexes(&self, count: u8) -> i32 {
        count.into()
    }

    /// Those who must still attack.
    fn owing(&self) -> Vec<Phrase> {
        let owing: Vec<UnitId> = self.look.obligations().attackers.iter().map(|(id, _)| *id).collect();
        units(self.look.rules, &owing)
    }

    /// Those whom an attack would leave nobody to attack.
    fn stranded(&self) -> Vec<Phrase> {
        let Some(Action::Attack { attackers, hexes }) = self.action else { return Vec::new() };
        let owed = self.look.obligations();
        let stranded: Vec<UnitId> = owed.stranded(attackers, hexes).collect();
        units(self.look.rules, &stranded)
    }

    /// The enemies whom nobody would be left to attack.
    fn forgotten(&self) -> Vec<Phrase> {
        let Some(Action::Attack { attackers, hexes }) = self.action else { return Vec::new() };
        let owed = self.look.obligations();
        let hex = |hex: HexId| Phrase::new("the-hex").with("hex", self.look.label(hex));
        owed.forgotten(attackers, hexes).map(hex).collect()
    }

    /// A reason as it is said, with its rules. What cannot be read breaks no rule.
    pub fn say(&self, refused: Refused) -> Refusal {
        match refused.no {
            No::GameOver | No::NoSuchThing => Refusal::unreadable(refused.no.phrase(self)),
            no => refused.said(no.phrase(self)),
        }
    }
}

/// A reason with its rule and what it rests on besides.
pub type Refused = engine::Refused<No>;

impl Look<'_> {
    /// All reasons against an action, in words.
    pub fn refusals(&self, action: &Action, all: &[Refused]) -> Refusal {
        let words = Words { look: *self, action: Some(action) };
        Refusal { reasons: all.iter().flat_map(|refused| words.say(*refused).reasons).collect() }
    }

    /// A reason in words.
    pub fn refusal(&self, refused: Refused) -> Refusal {
        Words { look: *self, action: None }.say(refused)
    }
}
