//! Why something may not be done, in words: a sentence for each reason. Which reason and which rule it is was said where it was
//! refused.

use crate::ids::{CommandId, HexId, LeaderId, UnitId};
use crate::look::Look;
use engine::text::Phrase;
use engine::{Refusal, reasons};

/// Who puts reasons into words.
pub struct Words<'a> {
    pub look: Look<'a>,
}

reasons! {
    /// Why not. Who gives a reason names the rule: `No::Occupied { hex }.by(R_5_2B)`.
    pub enum No, said with words: &Words;

    // What is asked, and of whom.
    GameOver => "refusal-game-over",
    NoSuchThing => "no-such-thing",
    NotAsked => "no-not-asked" with { question: crate::telling::prompt(&words.look) },
    NotAmong => "no-not-among" with { question: crate::telling::prompt(&words.look) },
    NotYours { unit: UnitId } => "no-not-yours",
    NotYourLeader { leader: LeaderId } => "no-not-your-leader",
    NotYourCommand { command: CommandId } => "no-not-your-command",
    NotOnMap { unit: UnitId } => "no-not-on-map",
    NotActive { unit: UnitId } => "no-not-active",
    Occupied { hex: HexId } => "no-occupied",
    Closed { hex: HexId } => "no-closed",

    // Setting up.
    NoFreeSetUp => "no-free-set-up",
    OutsideZone { unit: UnitId, hex: HexId } => "no-outside-zone",
    SoAlready { unit: UnitId } => "no-so-already",
    Unplaced { unit: UnitId } => "no-unplaced",
    LeaderUnplaced { leader: LeaderId } => "no-leader-unplaced",
    NoPits => "no-pits",
    NoPitHere { hex: HexId } => "no-pit-here",
    PitAlready { hex: HexId } => "no-pit-already",
    NoPitsLeft { most: u8 } => "no-pits-left",

    // Who acts (4, 13.2).
    NobodyToAct { command: CommandId } => "no-nobody-to-act",
    MustBegin { command: CommandId } => "no-must-begin",
    JustFinished { command: CommandId } => "no-just-finished",
    Pinned => "no-pinned",
    SeizedFrom => "no-seized-from",
    NotYourStandard => "no-not-your-standard",
    StandardLost => "no-standard-lost",
    NobodyRallies => "no-nobody-rallies",
    NoSmallFolk => "no-small-folk",
    SmallFolkShown => "no-small-folk-shown",
    TooEarly { points: u16, needs: u8 } => "no-too-early",

    // Formations (14.1, SCH), and mounting (POI-9).
    NoFormationHere => "no-formation-here",
    NobodyCanForm { command: CommandId } => "no-nobody-can-form",
    NobodyInFormation { command: CommandId } => "no-nobody-in-formation",
    CannotForm { unit: UnitId } => "no-cannot-form",
    NoHorses { unit: UnitId } => "no-horses",
    MountingAlready { unit: UnitId } => "no-mounting-already",
    NotCalm { unit: UnitId } => "no-not-calm",

    // Movement, facing, zones, stacking (chapters 5 to 8).
    OffMap => "no-off-map",
    TooDear { cost: u8, left: u8 } => "no-too-dear",
    NoStep { unit: UnitId } => "no-step",
    NotMoved { unit: UnitId } => "no-not-moved",
    MovedAlready { unit: UnitId } => "no-moved-already",
    FiredAlready { unit: UnitId } => "no-fired-already",
    InFormation { unit: UnitId } => "no-in-formation",
    NeverMoves { unit: UnitId } => "no-never-moves",
    Halted { unit: UnitId } => "no-halted",
    SameZone { hex: HexId } => "no-same-zone",
    KeepsAway { unit: UnitId, hex: HexId } => "no-keeps-away",
    HeldByZone { unit: UnitId } => "no-held-by-zone",
    OneStep { unit: UnitId } => "no-one-step",
    NotHomeward { unit: UnitId } => "no-not-homeward",
    NoStopOnFriends { hex: HexId } => "no-stop-on-friends",
    NoWayOn { hex: HexId } => "no-way-on",
    FacesThatWay { unit: UnitId } => "no-faces-that-way",
    TurnedAlready { unit: UnitId } => "no-turned-already",
    OneVertex { unit: UnitId } => "no-one-vertex",
    NoFacing { unit: UnitId } => "no-no-facing",
    LeaderElsewhere { leader: LeaderId } => "no-leader-elsewhere",
    LeaderMoved { leader: LeaderId } => "no-leader-moved",
    LeaderNotActive { leader: LeaderId } => "no-leader-not-active",
    LeaderStays { leader: LeaderId } => "no-leader-stays",
    LeaderInZone { hex: HexId } => "no-leader-in-zone",
    NoWay { hex: HexId } => "no-way",

    // Hobilars, entries, knights who cannot wait, special rules of movement.
    NoHorse { unit: UnitId } => "no-horse",
    ChangedAlready { unit: UnitId } => "no-changed-already",
    EnemyNear { unit: UnitId } => "no-enemy-near",
    NotWaiting { unit: UnitId } => "no-not-waiting",
    NoEntry { hex: HexId } => "no-entry",
    LeaderFirst { leader: LeaderId } => "no-leader-first",
    Impetuous { unit: UnitId } => "no-impetuous",
    Sullen { unit: UnitId } => "no-sullen",
    Mounting { unit: UnitId } => "no-mounting",
    LentRetired { unit: UnitId } => "no-lent-retired",
    // After the dice (10.5, 12, 15).
    RetreatBlocked { unit: UnitId } => "no-retreat-blocked",
    NotAway { unit: UnitId, hex: HexId } => "no-not-away",
    NotNearest { unit: UnitId, hex: HexId } => "no-not-nearest",
    CannotFollow { unit: UnitId, hex: HexId } => "no-cannot-follow",
    CannotGoOn { unit: UnitId, hex: HexId } => "no-cannot-go-on",
    ContinueFirst => "no-continue-first",
    CannotAdvance { unit: UnitId, hex: HexId } => "no-cannot-advance",

    // Fire (chapter 9).
    NoWeapon { unit: UnitId } => "no-weapon",
    Retired { unit: UnitId } => "no-retired",
    ChangedHorse { unit: UnitId } => "no-changed-horse",
    NotEnemy { unit: UnitId } => "no-not-enemy",
    NoTargetInside { unit: UnitId } => "no-target-inside",
    OutOfRange { hex: HexId } => "no-out-of-range",
    NotSeen { hex: HexId } => "no-not-seen",
    UnitsInTheWay { hex: HexId } => "no-units-in-the-way",
    BehindShooter { unit: UnitId, hex: HexId } => "no-behind-shooter",
    NotInFront { unit: UnitId, hex: HexId } => "no-not-in-front",
    NoReturnFire { unit: UnitId } => "no-return-fire",
    CrossbowsDoNot { unit: UnitId } => "no-crossbows-do-not",
    OtherOnTheMove { unit: UnitId } => "no-other-on-the-move",
    FiresAfterMoving { unit: UnitId } => "no-fires-after-moving",
    NotWithCommand { command: CommandId } => "no-not-with-command",
    BombardFired => "no-bombard-fired",

    // Shock (chapter 10).
    NeverAttacks { unit: UnitId } => "no-never-attacks",
    NamedAlready { unit: UnitId } => "no-named-already",
    NotNamed { unit: UnitId } => "no-not-named",
    MustAttackToo { unit: UnitId, other: UnitId } => "no-must-attack-too",
    OwesAttack { unit: UnitId } => "no-owes-attack",
    AnsweredAlready { unit: UnitId } => "no-answered-already",
    NothingToAnswer { unit: UnitId } => "no-nothing-to-answer",
    NotItsAttacker { unit: UnitId } => "no-not-its-attacker",
    OnFootStands { unit: UnitId } => "no-on-foot-stands",
    DisorderedStands { unit: UnitId } => "no-disordered-stands",
    HorseAttacks { unit: UnitId } => "no-horse-attacks",

    // Charge (chapter 11).
    NeverCharges { unit: UnitId } => "no-never-charges",
    DisorderedNoCharge { unit: UnitId } => "no-disordered-no-charge",
    OutOfCommand { unit: UnitId } => "no-out-of-command",
    InEnemyZone { unit: UnitId } => "no-in-enemy-zone",
    TooNearToCharge { unit: UnitId, hex: HexId } => "no-too-near-to-charge",
    TooFarToCharge { unit: UnitId, hex: HexId } => "no-too-far-to-charge",
    GroundForbidsCharge { hex: HexId } => "no-ground-forbids-charge",
    HexsideForbidsCharge { hex: HexId } => "no-hexside-forbids-charge",
    FrontOfFormation { unit: UnitId } => "no-front-of-formation",
    NoWayToCharge { unit: UnitId, hex: HexId } => "no-way-to-charge",
    ZoneOnTheWay { hex: HexId } => "no-zone-on-the-way",
    NoSuchRide { unit: UnitId } => "no-such-ride",
    CounteredAlready { unit: UnitId } => "no-countered-already",
    NotReacting { unit: UnitId } => "no-not-reacting",
    AttackedFromRear { unit: UnitId } => "no-attacked-from-rear",
    NoAnswerToContinued { unit: UnitId } => "no-answer-to-continued",
    NoSuchTurn { unit: UnitId } => "no-such-turn",
}

/// A refusal of this game.
pub type Refused = engine::refusal::Refused<No>;

impl Words<'_> {
    pub fn other(&self, unit: UnitId) -> Phrase {
        self.unit(unit)
    }

    pub fn unit(&self, unit: UnitId) -> Phrase {
        crate::telling::unit(self.look.rules, unit)
    }

    pub fn leader(&self, leader: LeaderId) -> Phrase {
        self.look.battle().leader(leader).name.phrase()
    }

    pub fn command(&self, command: CommandId) -> Phrase {
        self.look.battle().command(command).name.phrase()
    }

    /// Movement points.
    pub fn cost(&self, points: u8) -> u8 {
        points
    }

    pub fn left(&self, points: u8) -> u8 {
        points
    }

    pub fn hex(&self, hex: HexId) -> String {
        self.look.label(hex).to_string()
    }

    fn most(&self, most: u8) -> u32 {
        most.into()
    }

    fn needs(&self, needs: u8) -> u32 {
        needs.into()
    }

    fn points(&self, points: u16) -> u32 {
        points.into()
    }
}

impl Look<'_> {
    /// A reason in words.
    pub fn refusal(&self, refused: Refused) -> Refusal {
        refused.said(refused.no.phrase(&Words { look: *self }))
    }
}
