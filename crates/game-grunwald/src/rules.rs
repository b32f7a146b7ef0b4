//! One constant per rule and ruling. Generated from `rules.toml` by `cargo xtask rules`; do not edit.

mod r_1;
mod r_10;
mod r_11;
mod r_12;
mod r_13;
mod r_14;
mod r_2;
mod r_3;
mod r_4;
mod r_5;
mod r_6;
mod r_7;
mod r_8;
mod r_9;
mod r_s;
mod r_t;
mod rulings;

use engine::Rule;
pub use r_1::*;
pub use r_2::*;
pub use r_3::*;
pub use r_4::*;
pub use r_5::*;
pub use r_6::*;
pub use r_7::*;
pub use r_8::*;
pub use r_9::*;
pub use r_10::*;
pub use r_11::*;
pub use r_12::*;
pub use r_13::*;
pub use r_14::*;
pub use r_s::*;
pub use r_t::*;
pub use rulings::*;

/// All of them, in the order of the book.
pub const ALL: &[Rule] = &[
    R_1_1, R_1_2, R_1_3, R_1_4, R_1_5, R_1_6, R_1_7, R_2_0, R_2_1_1, R_2_1_2, R_2_1_3, R_2_1_4, R_2_1_5,
    R_2_1_6, R_2_1_7, R_2_1_8, R_2_1_9, R_3_1_1, R_3_1_2, R_3_2_1, R_3_2_2, R_3_2_3, R_3_2_4, R_3_3_1,
    R_3_3_2, R_3_3_3, R_4_1_1, R_4_1_2, R_4_1_3, R_4_1_4, R_4_1_5, R_4_1_6, R_4_1_7, R_4_2_1, R_4_2_2,
    R_4_2_3, R_4_2_4, R_4_2_5, R_4_2_6, R_4_2_7, R_4_2_8, R_4_2_9, R_4_3_1, R_4_3_2, R_4_3_3, R_4_3_4,
    R_4_3_5, R_4_3_6, R_4_3_7, R_4_3_8, R_4_4_1, R_4_4_2, R_4_4_3, R_4_4_4, R_4_4_5, R_4_4_6, R_4_4_7,
    R_4_4_8, R_4_4_9, R_4_5_1, R_4_5_2, R_5_1_1A, R_5_1_1B, R_5_1_1C, R_5_1_1D, R_5_1_1E, R_5_1_1F, R_5_1_1G,
    R_5_2_1, R_5_2_2, R_5_2_3, R_5_2_4, R_5_2_5, R_5_2_6, R_5_2_7, R_5_2_8, R_5_2_9, R_5_2_10, R_5_2_11,
    R_5_2_12A, R_5_2_12B, R_5_3_1, R_5_3_2, R_5_4_1, R_5_4_2, R_5_4_3, R_5_4_4, R_5_4_5, R_5_4_6, R_5_5_1,
    R_5_5_2, R_5_5_3, R_5_5_4, R_5_5_5, R_5_5_6, R_5_5_7, R_5_5_8, R_5_5_9, R_5_5_10, R_5_6_1, R_5_6_2,
    R_5_6_3, R_5_6_4, R_5_6_5, R_5_6_6, R_5_6_7, R_5_6_8, R_5_6_9, R_5_6_10, R_5_6_11, R_5_6_12, R_5_7_1,
    R_5_7_2, R_5_7_3, R_5_7_4, R_5_7_5, R_5_7_6, R_5_7_7, R_5_7_8, R_5_7_9, R_5_7_10, R_5_7_11, R_5_8_1,
    R_5_8_2, R_5_8_4, R_5_8_5A, R_5_8_5B, R_5_8_6, R_5_8_7, R_5_8_9A, R_5_8_9B, R_5_8_10, R_6_1_1, R_6_1_2,
    R_6_1_3, R_6_1_4, R_6_1_5, R_6_1_6, R_6_1_7, R_6_1_8, R_6_1_9, R_6_2_1, R_6_2_2, R_6_2_3, R_6_2_4,
    R_6_2_5, R_6_2_6, R_7_1_1, R_7_1_2, R_7_1_3, R_7_1_4, R_7_1_5, R_7_1_6, R_7_1_7, R_7_1_8, R_8_0, R_8_1_1,
    R_8_1_2, R_8_1_3, R_8_1_4, R_8_1_5, R_8_1_6, R_8_1_7, R_8_1_8, R_8_2_1, R_8_2_2, R_8_2_3, R_8_2_4,
    R_8_2_5, R_8_2_6, R_8_2_7, R_8_2_8, R_9_1_1, R_9_1_2, R_9_1_3, R_9_1_4, R_9_2_1, R_9_2_2, R_9_2_3,
    R_9_2_4, R_9_3_1, R_10_1_1, R_10_1_2, R_10_1_3, R_10_1_4, R_10_2_1, R_10_2_2, R_10_2_3, R_10_2_4,
    R_10_3_1, R_11_1_1, R_11_1_2, R_11_1_3, R_11_1_4, R_11_1_5, R_11_1_6, R_11_1_7, R_11_2_1, R_11_2_2,
    R_11_2_3, R_11_2_4, R_11_2_5, R_11_2_6, R_11_2_7, R_11_3_1, R_11_3_2, R_11_4_1, R_11_5_1, R_11_5_2,
    R_11_5_3, R_11_5_4, R_11_5_5, R_11_5_6, R_11_5_7, R_11_5_8, R_11_5_9, R_11_5_10, R_11_6_1, R_11_6_2,
    R_11_7_1, R_11_7_2, R_11_7_3, R_11_7_4, R_11_7_5, R_12_1_1, R_12_1_2, R_12_1_3, R_12_1_4, R_12_1_5,
    R_12_1_6, R_12_1_7, R_12_1_8, R_12_1_9, R_13_0, R_13_1_1, R_13_1_2, R_13_1_3, R_13_1_4, R_13_1_5,
    R_13_1_6, R_13_1_7, R_14_1_1, R_14_1_2, R_14_1_3, R_14_1_4, R_14_1_5, R_14_1_6, R_14_2_1, R_T_1, R_T_2,
    R_T_3, R_T_4, R_S_1, R_S_2, R_S_3, R_S_4, R_S_5, R_S_6, R_S_7, R_S_8, R_S_9, RULING_01, RULING_02,
    RULING_03, RULING_04, RULING_05, RULING_06, RULING_07, RULING_08, RULING_09, RULING_10, RULING_11,
    RULING_12, RULING_13, RULING_14, RULING_15, RULING_16, RULING_17, RULING_18, RULING_19, RULING_20,
    RULING_21, RULING_22, RULING_23, RULING_24, RULING_25, RULING_26, RULING_27, RULING_28, RULING_29,
    RULING_30, RULING_31, RULING_32, RULING_33, RULING_34, RULING_35, RULING_36, RULING_37, RULING_38,
    RULING_39, RULING_40, RULING_41, RULING_42, RULING_43, RULING_44, RULING_45, RULING_46, RULING_47,
    RULING_48, RULING_49, RULING_50, RULING_51, RULING_52, RULING_53, RULING_54, RULING_55, RULING_56,
    RULING_57, RULING_58, RULING_59, RULING_60, RULING_61, RULING_62, RULING_63, RULING_64, RULING_65,
    RULING_66, RULING_67, RULING_68, RULING_69, RULING_70, RULING_71, RULING_72, RULING_73, RULING_74,
    RULING_75, RULING_76, RULING_77, RULING_78, RULING_79, RULING_80, RULING_81, RULING_82, RULING_83,
];
