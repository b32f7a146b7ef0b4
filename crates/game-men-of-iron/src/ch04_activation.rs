//! 4 Activation: which Commands can act, ratings, passes.
