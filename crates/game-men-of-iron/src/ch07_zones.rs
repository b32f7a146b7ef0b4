//! 7 Zones of control.
