//! One constant per rule and ruling. Generated from `rules.toml` by `cargo xtask rules`; do not edit.

mod r_0;
mod r_c;
mod r_i;
mod r_ii;
mod r_iii;
mod r_iv;
mod r_v;
mod r_vi;
mod rulings;

use engine::Rule;
pub use r_0::*;
pub use r_c::*;
pub use r_i::*;
pub use r_ii::*;
pub use r_iii::*;
pub use r_iv::*;
pub use r_v::*;
pub use r_vi::*;
pub use rulings::*;

/// All of them, in the order of the book.
pub const ALL: &[Rule] = &[
    R_0_1, R_0_2, R_C_1, R_C_2, R_I_1, R_I_2, R_I_3, R_I_4, R_I_5, R_I_6, R_II_1, R_II_2, R_II_3, R_II_4,
    R_II_5, R_II_6, R_II_7, R_III_1, R_III_2, R_III_3, R_III_4, R_III_5, R_III_6, R_IV_0, R_IV_A, R_IV_B,
    R_IV_C, R_IV_D, R_IV_E, R_IV_1_A, R_IV_1_B, R_IV_1_C, R_IV_1_D, R_IV_1_E, R_IV_1_F, R_IV_1_G, R_IV_1_H,
    R_IV_1_I, R_IV_2_A, R_IV_2_B, R_IV_2_C, R_IV_2_D, R_IV_2_E, R_IV_2_F, R_IV_3_A, R_IV_3_B, R_IV_3_C,
    R_IV_3_D, R_IV_3_E, R_IV_3_F, R_IV_3_G, R_IV_4_A, R_IV_4_B, R_IV_4_C, R_IV_4_D, R_IV_4_E, R_IV_4_F,
    R_IV_4_G, R_IV_4_H, R_IV_4_I, R_IV_4_J, R_IV_4_K, R_IV_4_L, R_IV_4_M, R_IV_4_N, R_IV_4_O, R_IV_5_A,
    R_IV_5_B, R_IV_5_C, R_IV_5_D, R_IV_5_E, R_IV_5_F, R_IV_5_G, R_IV_5_H, R_IV_5_I, R_IV_5_J, R_IV_6_A,
    R_IV_6_B, R_IV_7_A, R_IV_7_B, R_IV_7_C, R_IV_7_D, R_IV_7_E, R_IV_7_F, R_IV_7_G, R_IV_W_1, R_IV_W_2,
    R_IV_W_3, R_IV_W_4, R_IV_W_5, R_IV_W_6, R_V_1, R_V_2, R_V_3, R_V_4, R_V_5, R_V_6, R_V_7, R_V_8, R_V_9,
    R_VI_1, R_VI_2, R_VI_3, RULING_01, RULING_02, RULING_03, RULING_04, RULING_05, RULING_06, RULING_07,
    RULING_08, RULING_09, RULING_10, RULING_11, RULING_12, RULING_13, RULING_14, RULING_15, RULING_16,
    RULING_17, RULING_18, RULING_19, RULING_20, RULING_21, RULING_22, RULING_23, RULING_24, RULING_25,
    RULING_26, RULING_27, RULING_30, RULING_31, RULING_32, RULING_33, RULING_34, RULING_35, RULING_36,
    RULING_37, RULING_38, RULING_39, RULING_40, RULING_41, RULING_42, RULING_43, RULING_44, RULING_45,
    RULING_46, RULING_47, RULING_48, RULING_49, RULING_50, RULING_51, RULING_52, RULING_53, RULING_54,
    RULING_55, RULING_56, RULING_57, RULING_58, RULING_59, RULING_60, RULING_61, RULING_62, RULING_63,
    RULING_64, RULING_65, RULING_66, RULING_67, RULING_68, RULING_69, RULING_70, RULING_71, RULING_72,
    RULING_73, RULING_74, RULING_80, RULING_81, RULING_82, RULING_83,
];
