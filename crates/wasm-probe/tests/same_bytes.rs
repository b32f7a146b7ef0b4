//! Native and wasm play the same game, byte for byte.

use std::path::{Path, PathBuf};
use std::process::Command;
use wasmi::{Engine, Func, Linker, Module, Store, Val};

const WASM: &str = "wasm32-unknown-unknown";

/// Builds this crate for the browser's target, in a target folder of its own.
fn build() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = root.join("target/wasm-probe");
    let mut command = Command::new(env!("CARGO"));
    command
        .args([
            "build",
            "--quiet",
            "--package",
            "wasm-probe",
            "--lib",
            "--profile",
            "probe",
            "--target",
            WASM,
        ])
        .arg("--target-dir")
        .arg(&target)
        .current_dir(&root);
    // Settings of the host must not leak into wasm.
    for name in ["RUSTFLAGS", "CARGO_ENCODED_RUSTFLAGS", "CARGO_BUILD_TARGET", "RUSTC_WORKSPACE_WRAPPER"] {
        command.env_remove(name);
    }
    let status = command.status().expect("cargo runs");
    assert!(status.success(), "no wasm module; perhaps: rustup target add {WASM}");
    target.join(WASM).join("probe").join("wasm_probe.wasm")
}

#[test]
fn the_same_games_give_the_same_bytes_natively_and_in_wasm() {
    let bytes = std::fs::read(build()).expect("the module was built");
    let engine = Engine::default();
    let module = Module::new(&engine, &bytes).expect("the module is sound");
    let mut store = Store::new(&engine, ());
    let mut linker = Linker::new(&engine);
    for import in module.imports() {
        // The glue of the browser is imported but never called here.
        if let Some(kind) = import.ty().func() {
            let stub = Func::new(&mut store, kind.clone(), |_, _, _| {
                Err(wasmi::Error::new("called outside a browser"))
            });
            linker.define(import.module(), import.name(), stub).expect("imports have distinct names");
        }
    }
    let instance = linker.instantiate_and_start(&mut store, &module).expect("the module starts");
    // The glue adds a number to the name.
    let mut exports = instance.exports(&store);
    let play = exports.find(|export| export.name().starts_with("digest_part"));
    let play = play.and_then(|export| export.into_func()).expect("the module plays");
    let mut compared = 0;
    for (number, game) in catalog::games().iter().enumerate() {
        for scenario in 0..game.about().scenarios.len() {
            let seed = 11 + scenario as u64;
            let native = wasm_probe::digest(number, scenario, seed).expect("there is such a game");
            let part = scenario as u32 % 4;
            let args = [
                Val::I32(number as i32),
                Val::I32(scenario as i32),
                Val::I64(seed as i64),
                Val::I32(part as i32),
            ];
            let mut result = [Val::I64(0)];
            play.call(&mut store, &args, &mut result).expect("the game is played");
            let wanted = wasm_probe::digest_part(number as u32, scenario as u32, seed, part);
            assert_eq!(
                result[0].i64(),
                Some(wanted as i64),
                "{} {}",
                game.about().id,
                game.about().scenarios[scenario].id
            );
            assert_ne!(native.0, [0; 32]);
            compared += 1;
        }
    }
    assert!(compared >= 17, "every scenario of every game is compared, not only {compared}");
}
