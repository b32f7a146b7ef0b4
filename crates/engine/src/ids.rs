//! What is counted from zero, each kind with a type of its own: a leader is not a counter, and the compiler knows it. Saved they are
//! plain numbers.

/// Types for what is counted from zero; one may have a name for none of them.
///
/// ```
/// engine::ids! {
///     /// A counter, by its place in the roster.
///     UnitId(u8),
///     /// No counter.
///     NOBODY;
///
///     /// A leader of this battle.
///     LeaderId(u8);
/// }
/// let counters: Vec<(UnitId, char)> = UnitId::number("ab".chars()).collect();
/// assert_eq!(counters, [(UnitId::new(0), 'a'), (UnitId::new(1), 'b')]);
/// assert_eq!(LeaderId::all(3).map(usize::from).sum::<usize>(), 3);
/// assert!(UnitId::NOBODY > UnitId::new(200));
/// ```
#[macro_export]
macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($number:ident) $(, $(#[$of_none:meta])* $none:ident)?;)*) => {$(
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash,
            ::serde::Serialize, ::serde::Deserialize,
        )]
        #[serde(transparent)]
        pub struct $name($number);

        impl $name {
            $($(#[$of_none])*
            pub const $none: $name = $name($number::MAX);)?

            /// The one with this number, where content or notation numbers them.
            #[inline]
            pub const fn new(index: usize) -> $name {
                $name(index as $number)
            }

            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The first so many.
            #[inline]
            pub fn all(count: usize) -> impl DoubleEndedIterator<Item = $name> + ExactSizeIterator + Clone + use<> {
                (0..count as $number).map($name)
            }

            /// Each of a list with its number.
            #[inline]
            pub fn number<T>(list: impl IntoIterator<Item = T>) -> impl Iterator<Item = ($name, T)> {
                (0..$number::MAX).map($name).zip(list)
            }
        }

        impl From<$name> for usize {
            #[inline]
            fn from(id: $name) -> usize {
                id.index()
            }
        }

        impl From<$name> for u16 {
            #[inline]
            fn from(id: $name) -> u16 {
                id.0.into()
            }
        }
    )*};
}
