//! 5 Movement: prices, allowances, what bars a step; units out of command (5.2), in command (15.2).
