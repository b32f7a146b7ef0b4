//! 14 Special units: Shield Wall, Schiltron, hobilars, genitors, axes, garrison.
