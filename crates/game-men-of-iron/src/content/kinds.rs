//! The words of the charts: types of unit, arms, weapons, what a die does.

/// An enumeration whose members have one word each in files, notation and sentences.
macro_rules! words {
    ($($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $member:ident = $word:literal),* $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
        )]
        #[repr(u8)]
        pub enum $name {
            $($(#[$of])* #[serde(rename = $word)] $member),*
        }

        impl $name {
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$member),*];

            pub const fn id(self) -> &'static str {
                [$($word),*][self as usize]
            }

            pub fn parse(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|it| it.id() == word)
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }
    )*};
}

words! {
    /// What a combat unit is (2.2), by weapon and by how it fights. An unhorsed unit changes its type, and so do hobilars.
    UnitType {
        Longbow = "LB",
        Crossbow = "CB",
        Slinger = "SL",
        Pike = "PK",
        Axe = "AX",
        Mounted = "MM",
        Unhorsed = "UH",
        Dismounted = "DM",
        Genitor = "G",
        Hobilar = "HO",
    }

    /// Which column of movement and of fire counts.
    Arm {
        Foot = "foot",
        Horse = "mounted",
    }

    /// What is shot with: a row of the table of ranges.
    Weapon {
        Longbow = "LB",
        Crossbow = "CB",
        Sling = "SL",
        Javelin = "G",
        Bombard = "BB",
    }

    /// The columns of the fire table.
    FireColumn {
        Foot = "foot-normal",
        FootDisordered = "foot-disordered",
        Horse = "mounted-normal",
        HorseDisordered = "mounted-disordered",
    }

    /// The columns of the two combat tables: how the defender stands.
    ShockColumn {
        Normal = "normal",
        Disordered = "disordered",
    }

    /// Which of the two combat tables (12.1).
    ShockTable {
        Shock = "shock",
        Charge = "charge",
    }

    /// What a shot does to its target.
    FireResult {
        Nothing = "NE",
        Retreat = "R1",
        Disordered = "D",
        DisorderedRetreat = "D R1",
        Unhorsed = "UH",
        Retired = "RET",
        Eliminated = "ELIM",
    }

    /// What a shock or a charge does: the first letter says who suffers it, and CA is a Continued Attack.
    ShockResult {
        AttackerUnhorsed = "A UH",
        AttackerDisorderedRetreat = "A D R1",
        AttackerDisordered = "A D",
        Nothing = "NE",
        Retreat = "D R1",
        Disordered = "D D",
        DisorderedRetreat = "D D R1",
        DisorderedRetreatContinued = "D D R1 CA",
        Retired = "D RET",
        RetiredContinued = "D RET CA",
        Eliminated = "D ELIM",
        EliminatedContinued = "D ELIM CA",
    }
}

/// What happens to one unit, in the order in which it is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Blow {
    /// Only a charging mounted unit is unhorsed; any other is Disordered.
    pub unhorsed: bool,
    pub disordered: bool,
    pub retreat: bool,
    pub retired: bool,
    pub eliminated: bool,
}

impl Blow {
    pub const NONE: Blow =
        Blow { unhorsed: false, disordered: false, retreat: false, retired: false, eliminated: false };

    pub fn is_none(self) -> bool {
        self == Blow::NONE
    }
}

impl Arm {
    #[inline]
    pub const fn mounted(self) -> bool {
        matches!(self, Arm::Horse)
    }
}

impl FireColumn {
    #[inline]
    pub const fn of(arm: Arm, disordered: bool) -> FireColumn {
        match (arm, disordered) {
            (Arm::Foot, false) => FireColumn::Foot,
            (Arm::Foot, true) => FireColumn::FootDisordered,
            (Arm::Horse, false) => FireColumn::Horse,
            (Arm::Horse, true) => FireColumn::HorseDisordered,
        }
    }
}

impl ShockColumn {
    #[inline]
    pub const fn of(disordered: bool) -> ShockColumn {
        if disordered { ShockColumn::Disordered } else { ShockColumn::Normal }
    }
}

impl FireResult {
    pub const fn blow(self) -> Blow {
        let mut blow = Blow::NONE;
        match self {
            FireResult::Nothing => {}
            FireResult::Retreat => blow.retreat = true,
            FireResult::Disordered => blow.disordered = true,
            FireResult::DisorderedRetreat => (blow.disordered, blow.retreat) = (true, true),
            FireResult::Unhorsed => blow.unhorsed = true,
            FireResult::Retired => blow.retired = true,
            FireResult::Eliminated => blow.eliminated = true,
        }
        blow
    }
}

impl ShockResult {
    /// What every attacker linked to this defender suffers.
    pub const fn attacker(self) -> Blow {
        let mut blow = Blow::NONE;
        match self {
            ShockResult::AttackerUnhorsed => blow.unhorsed = true,
            ShockResult::AttackerDisorderedRetreat => (blow.disordered, blow.retreat) = (true, true),
            ShockResult::AttackerDisordered => blow.disordered = true,
            _ => {}
        }
        blow
    }

    pub const fn defender(self) -> Blow {
        use ShockResult as R;
        let mut blow = Blow::NONE;
        match self {
            R::Retreat => blow.retreat = true,
            R::Disordered => blow.disordered = true,
            R::DisorderedRetreat | R::DisorderedRetreatContinued => {
                (blow.disordered, blow.retreat) = (true, true);
            }
            R::Retired | R::RetiredContinued => blow.retired = true,
            R::Eliminated | R::EliminatedContinued => blow.eliminated = true,
            _ => {}
        }
        blow
    }

    /// Does the victor go on (12.7)?
    pub const fn continued(self) -> bool {
        use ShockResult as R;
        matches!(self, R::DisorderedRetreatContinued | R::RetiredContinued | R::EliminatedContinued)
    }
}
