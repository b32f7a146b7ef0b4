//! 9 Fire: who may shoot at whom, modifiers, the table.
