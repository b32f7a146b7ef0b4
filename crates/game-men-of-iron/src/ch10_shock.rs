//! 10 Shock: who attacks whom, modifiers, retreat before shock.
