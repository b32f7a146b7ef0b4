//! TOML as typed values: one small reader over what the parser found, in place of the parser's own, whose many layers are compiled once
//! more for every type. In the page that was half of a game. Every mistake keeps its place in the file.

use serde::de::value::BorrowedStrDeserializer;
use serde::de::{
    self, DeserializeOwned, DeserializeSeed, EnumAccess, Error, MapAccess, SeqAccess, Unexpected,
    VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;
use serde_spanned::Spanned;
use serde_spanned::de::is_spanned;
use std::fmt::Display;
use std::ops::Range;
use toml::de::{DeTable, DeValue};

/// What is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong(Box<Fault>);

/// In a box: every value that is read may be wrong, and hands this on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    pub message: String,
    pub at: Option<Range<usize>>,
}

impl Wrong {
    fn new(message: String, at: Option<Range<usize>>) -> Wrong {
        Wrong(Box::new(Fault { message, at }))
    }

    pub fn into_fault(self) -> Fault {
        *self.0
    }

    /// What is wrong with a part is wrong there, unless something within it is more exactly.
    #[cold]
    fn or_at(mut self, at: Range<usize>) -> Wrong {
        self.0.at.get_or_insert(at);
        self
    }
}

impl de::Error for Wrong {
    fn custom<T: Display>(message: T) -> Wrong {
        Wrong::new(message.to_string(), None)
    }
}
impl Display for Wrong {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.0.message)
    }
}
impl std::error::Error for Wrong {}

impl From<toml::de::Error> for Wrong {
    fn from(error: toml::de::Error) -> Wrong {
        Wrong::new(error.message().lines().collect::<Vec<_>>().join("; "), error.span())
    }
}

/// Reads a whole file.
pub fn read<T: DeserializeOwned>(source: &str) -> Result<T, Wrong> {
    table(&DeTable::parse(source)?)
}

/// Reads what was parsed.
pub fn table<T: DeserializeOwned>(table: &Spanned<DeTable>) -> Result<T, Wrong> {
    T::deserialize(Value { what: What::Table(table.get_ref()), at: table.span() })
}

/// A value and its place.
#[derive(Clone)]
struct Value<'a> {
    what: What<'a>,
    at: Range<usize>,
}

#[derive(Clone, Copy)]
enum What<'a> {
    Text(&'a str),
    Number(i64),
    Flag(bool),
    List(&'a [Spanned<DeValue<'a>>]),
    Table(&'a DeTable<'a>),
    /// A fraction, a day, a number beyond all measure: no rule of ours counts in these.
    Foreign(&'static str),
}

impl<'a> Value<'a> {
    fn of(value: &'a Spanned<DeValue<'a>>) -> Value<'a> {
        let what = match value.get_ref() {
            DeValue::String(text) => What::Text(text),
            DeValue::Integer(number) => i64::from_str_radix(number.as_str(), number.radix())
                .map_or(What::Foreign("number beyond all measure"), What::Number),
            DeValue::Boolean(is) => What::Flag(*is),
            DeValue::Array(list) => What::List(list),
            DeValue::Table(table) => What::Table(table),
            DeValue::Float(_) => What::Foreign("fraction"),
            DeValue::Datetime(_) => What::Foreign("date"),
        };
        Value { what, at: value.span() }
    }

    /// A table, whether a struct or a map is made of it.
    fn entries<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self.what {
            What::Table(table) => read_entries(Entries::of(table), self.at, visitor),
            _ => Err(self.unfit(&visitor)),
        }
    }

    /// What was found where something else was expected.
    #[cold]
    fn unfit(&self, expected: &dyn de::Expected) -> Wrong {
        let found = match self.what {
            What::Text(text) => Unexpected::Str(text),
            What::Number(number) => Unexpected::Signed(number),
            What::Flag(is) => Unexpected::Bool(is),
            What::List(_) => Unexpected::Seq,
            What::Table(_) => Unexpected::Map,
            What::Foreign(what) => Unexpected::Other(what),
        };
        Wrong::invalid_type(found, expected).or_at(self.at.clone())
    }
}

/// The one place where a visitor reads entries: whatever they come from, it is compiled once for every type.
#[inline(never)]
fn read_entries<'a, V: Visitor<'a>>(
    entries: Entries<'a>,
    at: Range<usize>,
    visitor: V,
) -> Result<V::Value, Wrong> {
    visitor.visit_map(entries).map_err(|wrong: Wrong| wrong.or_at(at))
}

/// Each kind of value is offered to the visitors that expect it and to no others: what none of ours expects is not even compiled.
macro_rules! expecting {
    ($($ask:ident $(($($more:ty),+))? => $What:ident, $visit:ident;)*) => {$(
        fn $ask<V: Visitor<'de>>(self, $($(_: $more,)+)? visitor: V) -> Result<V::Value, Wrong> {
            match self.what {
                What::$What(found) => visitor.$visit(found.into_visit()).map_err(|wrong: Wrong| wrong.or_at(self.at)),
                _ => Err(self.unfit(&visitor)),
            }
        }
    )*};
}

impl<'de> de::Deserializer<'de> for Value<'de> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        let read = match self.what {
            What::Text(text) => visitor.visit_str(text),
            What::Number(number) => visitor.visit_i64(number),
            What::Flag(is) => visitor.visit_bool(is),
            What::List(list) => visitor.visit_seq(list.into_visit()),
            What::Table(_) => return self.entries(visitor),
            What::Foreign(_) => return Err(self.unfit(&visitor)),
        };
        read.map_err(|wrong: Wrong| wrong.or_at(self.at))
    }
    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_some(self)
    }
    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        visitor.visit_newtype_struct(self)
    }
    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        match (is_spanned(name), fields) {
            (true, [start, end, value]) => {
                let at = self.at.clone();
                read_entries(Entries::placed([start, end, value], self), at, visitor)
            }
            _ => self.entries(visitor),
        }
    }
    fn deserialize_map<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        self.entries(visitor)
    }
    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let at = self.at.clone();
        let variant = Variant::of(self.clone()).ok_or_else(|| self.unfit(&visitor))?;
        visitor.visit_enum(variant).map_err(|wrong: Wrong| wrong.or_at(at))
    }
    expecting! {
        deserialize_bool => Flag, visit_bool;
        deserialize_i8 => Number, visit_i64;
        deserialize_i16 => Number, visit_i64;
        deserialize_i32 => Number, visit_i64;
        deserialize_i64 => Number, visit_i64;
        deserialize_u8 => Number, visit_i64;
        deserialize_u16 => Number, visit_i64;
        deserialize_u32 => Number, visit_i64;
        deserialize_u64 => Number, visit_i64;
        deserialize_char => Text, visit_str;
        deserialize_str => Text, visit_str;
        deserialize_string => Text, visit_str;
        deserialize_identifier => Text, visit_str;
        deserialize_seq => List, visit_seq;
        deserialize_tuple(usize) => List, visit_seq;
        deserialize_tuple_struct(&'static str, usize) => List, visit_seq;
    }
    forward_to_deserialize_any! { i128 u128 f32 f64 bytes byte_buf unit unit_struct ignored_any }
}

/// What a visitor is given for a value.
trait IntoVisit {
    type Visit;
    fn into_visit(self) -> Self::Visit;
}

macro_rules! as_it_is {
    ($($Plain:ty),*) => {$(
        impl IntoVisit for $Plain {
            type Visit = Self;
            fn into_visit(self) -> Self {
                self
            }
        }
    )*};
}
as_it_is!(bool, i64, &str);

impl<'a> IntoVisit for &'a [Spanned<DeValue<'a>>] {
    type Visit = Items<'a>;
    fn into_visit(self) -> Items<'a> {
        Items(self.iter())
    }
}

/// The items of a list that are still to be read.
struct Items<'a>(std::slice::Iter<'a, Spanned<DeValue<'a>>>);

impl<'de> SeqAccess<'de> for Items<'de> {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Wrong> {
        self.0.next().map(|item| seed.deserialize(Value::of(item))).transpose()
    }
    fn size_hint(&self) -> Option<usize> {
        Some(self.0.len())
    }
}

/// The entries of a table that are still to be read, and the value whose key was read last.
struct Entries<'a> {
    rest: Box<dyn Iterator<Item = Entry<'a>> + 'a>,
    value: Option<Value<'a>>,
}

/// A key, where it stands, and its value.
type Entry<'a> = (&'a str, Option<Range<usize>>, Value<'a>);

impl<'a> Entries<'a> {
    fn of(table: &'a DeTable<'a>) -> Entries<'a> {
        let entry = |(key, value): (&'a Spanned<_>, &'a Spanned<_>)| {
            (AsRef::<str>::as_ref(key.get_ref()), Some(key.span()), Value::of(value))
        };
        Entries { rest: Box::new(table.iter().map(entry)), value: None }
    }

    /// A value that is read together with its place, which counts as an entry too.
    fn placed(fields: [&'a str; 3], value: Value<'a>) -> Entries<'a> {
        let at = value.at.clone();
        let place = |offset: usize| {
            // No file of ours is longer than a number goes.
            let what = What::Number(i64::try_from(offset).unwrap_or(i64::MAX));
            Value { what, at: at.clone() }
        };
        let values = [place(at.start), place(at.end), value];
        let entries = fields.into_iter().zip(values).map(|(key, value)| (key, None, value));
        Entries { rest: Box::new(entries), value: None }
    }

    fn next_key(&mut self) -> Option<(&'a str, Option<Range<usize>>)> {
        let (key, at, value) = self.rest.next()?;
        self.value = Some(value);
        Some((key, at))
    }
}

impl<'de> MapAccess<'de> for Entries<'de> {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Wrong> {
        let Some((key, at)) = self.next_key() else { return Ok(None) };
        match (seed.deserialize(BorrowedStrDeserializer::<Wrong>::new(key)), at) {
            (Ok(key), _) => Ok(Some(key)),
            (Err(wrong), Some(at)) => Err(wrong.or_at(at)),
            (Err(wrong), None) => Err(wrong),
        }
    }
    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        match self.value.take() {
            Some(value) => seed.deserialize(value),
            None => Err(Wrong::custom("a value was asked for before its key")),
        }
    }
}

/// One of several: its name alone, or its name and what belongs to it.
struct Variant<'a> {
    name: &'a str,
    at: Range<usize>,
    rest: Option<Value<'a>>,
}

impl<'a> Variant<'a> {
    /// `None` where no variant is written like that.
    fn of(value: Value<'a>) -> Option<Variant<'a>> {
        match value.what {
            What::Text(name) => Some(Variant { name, at: value.at, rest: None }),
            What::Table(table) => {
                let mut entries = Entries::of(table);
                let (name, at) = entries.next_key()?;
                let rest = entries.value.take();
                entries.next_key().is_none().then_some(Variant { name, at: at.unwrap_or(value.at), rest })
            }
            _ => None,
        }
    }

    fn belongings(self) -> Result<Value<'a>, Wrong> {
        self.rest.ok_or_else(|| Wrong::invalid_type(Unexpected::UnitVariant, &"a variant with values"))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Wrong;
    type Variant = Variant<'de>;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Variant<'de>), Wrong> {
        match seed.deserialize(BorrowedStrDeserializer::<Wrong>::new(self.name)) {
            Ok(which) => Ok((which, self)),
            Err(wrong) => Err(wrong.or_at(self.at)),
        }
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        match self.rest {
            None => Ok(()),
            Some(rest) => Err(rest.unfit(&"a name alone")),
        }
    }
    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self.belongings()?)
    }
    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Wrong> {
        de::Deserializer::deserialize_seq(self.belongings()?, visitor)
    }
    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.belongings()?.entries(visitor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;
    use std::collections::BTreeMap;

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(deny_unknown_fields, rename_all = "kebab-case")]
    struct File {
        name: String,
        #[serde(default)]
        strength: Option<u8>,
        #[serde(default)]
        arms: Vec<Arm>,
        #[serde(default)]
        rows: BTreeMap<String, [i8; 2]>,
        line: Option<Spanned<String>>,
    }

    #[derive(Debug, PartialEq, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Arm {
        Sword,
        Bow { range: u8 },
        Bolts(u8),
    }

    fn wrong(source: &str) -> (String, Option<&str>) {
        let Fault { message, at } = read::<File>(source).unwrap_err().into_fault();
        (message, at.map(|at| &source[at]))
    }

    #[test]
    fn a_file_is_read_into_its_types() {
        let source = "name = 'a'\nstrength = 0x1f\narms = ['sword', { bow = { range = 3 } }, { bolts = 2 }]\nline = 'b'\n[rows]\nx = [-1, 2]\n";
        let file: File = read(source).unwrap();
        assert_eq!(file.strength, Some(31));
        assert_eq!(file.arms, [Arm::Sword, Arm::Bow { range: 3 }, Arm::Bolts(2)]);
        assert_eq!(file.rows["x"], [-1, 2]);
        let line = file.line.unwrap();
        assert_eq!((line.get_ref().as_str(), &source[line.span()]), ("b", "'b'"));
    }

    #[test]
    fn a_mistake_is_found_where_it_stands() {
        assert_eq!(wrong("name = 3"), ("invalid type: integer `3`, expected a string".into(), Some("3")));
        assert_eq!(
            wrong("name = 'a'\nstrength = 300"),
            ("invalid value: integer `300`, expected u8".into(), Some("300"))
        );
        let (message, at) = wrong("name = 'a'\nnmae = 'b'");
        assert!(message.starts_with("unknown field `nmae`, expected one of"), "{message}");
        assert_eq!(at, Some("nmae"));
        let (message, at) = wrong("name = 'a'\narms = ['sword', 'pike']");
        assert!(message.starts_with("unknown variant `pike`"), "{message}");
        assert_eq!(at, Some("'pike'"));
        assert_eq!(wrong("name = 'a'\n[rows]\nx = [1]").1, Some("[1]"));
        assert_eq!(wrong("strength = 1").0, "missing field `name`");
        assert_eq!(wrong("name = 'a'\nstrength = 1.5").1, Some("1.5"));
        assert_eq!(wrong("name = 'a'\nstrength = 99999999999999999999").1, Some("99999999999999999999"));
        assert!(read::<File>("name = ").is_err());
    }
}
