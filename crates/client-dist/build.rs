//! Makes the page: compiles the client to wasm, lets wasm-bindgen write its glue, adds the files of `static/`, packs
//! everything with Brotli and lists it in `files.rs`. Nothing has to be installed beside Rust itself.

use base64::Engine as _;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, exit};
use std::{env, fs, thread};

const WASM: &str = "wasm32-unknown-unknown";

/// By name as the browser asks for it, without the first slash. Ordered, so that the same files give the same version.
type Files = BTreeMap<String, Vec<u8>>;

/// Why there is no page: sentences for the person at the terminal.
type Made<T> = Result<T, String>;

fn main() {
    let workshop = Workshop::from_cargo();
    if let Err(why) = workshop.make() {
        // The failed build left no list of its sources, so any change to a crate is a reason to try again.
        watch(&workshop.root.join("crates"));
        // Such lines fail the build, and cargo prints them better than the output of a script that breaks off.
        why.lines().for_each(|line| println!("cargo::error={line}"));
        exit(0);
    }
}

struct Workshop {
    /// This crate.
    here: PathBuf,
    /// The workspace.
    root: PathBuf,
    /// Where cargo wants the results.
    out: PathBuf,
    effort: Effort,
}

/// How much work a page is worth.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effort {
    /// For whoever works on it: soon there.
    Dev,
    /// What `cargo run --release` serves to the machine it runs on.
    Release,
    /// What is put on the net: as few bytes as can be had, for minutes of work.
    Smallest,
}

impl Effort {
    fn chosen() -> Effort {
        println!("cargo::rerun-if-env-changed=CONROI_PACK");
        match (setting("PROFILE") == "release", env::var("CONROI_PACK").as_deref() == Ok("11")) {
            (false, _) => Effort::Dev,
            (true, false) => Effort::Release,
            (true, true) => Effort::Smallest,
        }
    }

    /// Is every game a chunk of its own, fetched when it is opened? Where it is to be there soon, everything is one module.
    fn splits(self) -> bool {
        self != Effort::Dev
    }

    fn profile(self) -> &'static str {
        match self {
            Effort::Dev => "client-dev",
            Effort::Release => "client-release",
            Effort::Smallest => "client-smallest",
        }
    }

    /// Quality and window of Brotli. Whatever takes it unpacks a window of 16 MB, so the second copy of a thing far off costs nothing.
    fn packing(self) -> (u32, u32) {
        match self {
            Effort::Dev => (1, 22),
            // Quality 11 is a ninth smaller than 9, for a few seconds.
            Effort::Release | Effort::Smallest => (11, 24),
        }
    }
}

impl Workshop {
    fn from_cargo() -> Workshop {
        let here = PathBuf::from(setting("CARGO_MANIFEST_DIR"));
        let root = here.ancestors().nth(2).expect("this crate is in crates/").to_path_buf();
        Workshop { here, root, out: setting("OUT_DIR").into(), effort: Effort::chosen() }
    }

    fn make(&self) -> Made<()> {
        self.watch_settings();
        let mut files = Files::new();
        read_folder(&self.here.join("static"), "", &mut files)?;
        // Only who asks for it gets a program without the page. A skip that we guessed would stay in the cache of cargo.
        println!("cargo::rerun-if-env-changed=CONROI_SKIP_CLIENT");
        let complete = env::var("CONROI_SKIP_CLIENT").as_deref() != Ok("1");
        if complete {
            let wasm = self.compile()?;
            if self.effort.splits() {
                let parts = self.part(&wasm)?;
                read_folder(&self.bind(&parts.main)?, "", &mut files)?;
                files.extend(parts.chunks);
            } else {
                read_folder(&self.bind(&wasm)?, "", &mut files)?;
            }
            self.add_books(&mut files)?;
        }
        let policy = read(&self.here.join("content-security-policy.txt"))?;
        let policy = String::from_utf8_lossy(&policy).lines().collect::<Vec<_>>().join("; ");
        let version = version(&files, &policy);
        name_version(&mut files, &version)?;
        self.pack(&mut files)?;
        self.list(&files, &version, &policy, complete)
    }

    /// What decides how the client is built, beside its sources.
    fn watch_settings(&self) {
        for name in ["build.rs", "static", "content-security-policy.txt"] {
            watch(&self.here.join(name));
        }
        for name in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml", ".cargo/config.toml"] {
            watch(&self.root.join(name));
        }
        for folder in fs::read_dir(self.root.join("crates")).into_iter().flatten().flatten() {
            let manifest = folder.path().join("Cargo.toml");
            if manifest.exists() {
                watch(&manifest);
            }
        }
    }

    /// Compiles the client to wasm, with a second cargo.
    fn compile(&self) -> Made<PathBuf> {
        self.have_wasm_target()?;
        let profile = self.effort.profile();
        // In a target folder of its own: the first cargo holds the lock of the other. OUT_DIR is
        // <target>/<profile>/build/<name>/out.
        let target =
            self.out.ancestors().nth(4).expect("OUT_DIR is deep in the target folder").join("client");
        let mut cargo = Command::new(setting("CARGO"));
        cargo.current_dir(&self.root);
        // A module for the browser is made here alone: natively nobody wants a shared library of the page.
        cargo.args(["rustc", "--locked", "--package", "client", "--lib", "--crate-type", "cdylib"]);
        cargo.args(["--target", WASM, "--profile", profile]);
        cargo.arg("--target-dir").arg(&target);
        if self.effort.splits() {
            // What is parted needs to know who calls whom. As an argument for the last crate alone: as a flag for all it would compile
            // every one of them anew.
            cargo.args(["--features", "split", "--", "-Clink-arg=--emit-relocs"]);
        }
        // What is meant for the host or for a linter must not leak into wasm.
        for name in [
            "CARGO_BUILD_RUSTFLAGS",
            "CARGO_BUILD_TARGET",
            "CARGO_ENCODED_RUSTFLAGS",
            "CARGO_TARGET_DIR",
            "RUSTC",
            "RUSTC_WORKSPACE_WRAPPER",
            "RUSTDOC",
            "RUSTFLAGS",
        ] {
            cargo.env_remove(name);
        }
        if self.effort.splits() {
            // Leptos then compiles a component once and not once for each place where it stands.
            cargo.env("CARGO_ENCODED_RUSTFLAGS", "--cfg=erase_components");
        }
        // The wrapper of rust-analyzer only pretends to compile.
        if env::var_os("RA_RUSTC_WRAPPER").is_some() {
            cargo.env_remove("RUSTC_WRAPPER");
        }
        let ran = cargo.output().map_err(|why| format!("cargo: {why}"))?;
        if !ran.status.success() {
            let says = String::from_utf8_lossy(&ran.stderr);
            return Err(format!(
                "{says}\nthe page cannot be built; CONROI_SKIP_CLIENT=1 builds the rest without it"
            ));
        }
        let built = target.join(WASM).join(profile);
        watch_sources(&built.join("client.d"))?;
        Ok(built.join("client.wasm"))
    }

    /// The part of Rust that compiles for the browser. rustup brings it along unless it was told not to.
    fn have_wasm_target(&self) -> Made<()> {
        let rustc =
            Command::new(setting("RUSTC")).args(["--print", "sysroot"]).current_dir(&self.root).output();
        let sysroot = rustc.map_err(|why| format!("rustc: {why}"))?.stdout;
        let library = Path::new(String::from_utf8_lossy(&sysroot).trim()).join("lib/rustlib").join(WASM);
        if !library.exists() {
            let _ = Command::new("rustup").args(["target", "add", WASM]).current_dir(&self.root).output();
        }
        if library.exists() {
            Ok(())
        } else {
            Err(format!("the page needs one more part of Rust; please type\n    rustup target add {WASM}"))
        }
    }

    /// Parts the page into its shell and a chunk for each game. A chunk fits the shell that it was made with and no other; so its name
    /// says which, and a page of yesterday gets nothing instead of nonsense.
    fn part(&self, wasm: &Path) -> Made<Parts> {
        let folder = self.out.join("parts");
        let _ = fs::remove_dir_all(&folder);
        let whole = read(wasm)?;
        let mut options = wasm_split_cli_support::Options::new(&whole);
        let main = folder.join("app.wasm");
        options.output_dir = &folder;
        options.main_out_path = &main;
        options.main_module = "./app.js";
        options.link_name = "./chunks.js";
        let parted =
            wasm_split_cli_support::transform(options).map_err(|why| format!("wasm-split: {why:#}"))?;
        let stamp = short_hash(&read(&main)?);
        let mut chunks = Files::new();
        let mut loader = String::from_utf8_lossy(&read(&folder.join("chunks.js"))?).into_owned();
        for path in parted.split_modules {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let stamped = format!("{name}-{stamp}.wasm");
            loader = loader.replace(&format!("/{name}.wasm\""), &format!("/{stamped}\""));
            chunks.insert(stamped, self.slim(&read(&path)?)?);
        }
        chunks.insert("chunks.js".into(), loader.into_bytes());
        Ok(Parts { main, chunks })
    }

    /// A chunk without the names of its functions and the padding of the linker; the shell is freed of them by wasm-bindgen.
    fn slim(&self, chunk: &[u8]) -> Made<Vec<u8>> {
        let mut config = walrus::ModuleConfig::new();
        config.generate_name_section(self.keeps_names()).generate_producers_section(false);
        let mut module = config.parse(chunk).map_err(|why| format!("walrus: {why:#}"))?;
        Ok(module.emit_wasm())
    }

    /// The rule book of every game, for the reader who opens it: nobody else loads it.
    fn add_books(&self, files: &mut Files) -> Made<()> {
        let content = self.root.join("content");
        for folder in fs::read_dir(&content).map_err(|why| format!("{}: {why}", content.display()))?.flatten()
        {
            let book = folder.path().join("rules.toml");
            if book.exists() {
                watch(&book);
                files.insert(format!("books/{}.toml", folder.file_name().to_string_lossy()), read(&book)?);
            }
        }
        Ok(())
    }

    /// Names of functions help whoever reads a stack trace or a profile of the page, and nobody else.
    fn keeps_names(&self) -> bool {
        println!("cargo::rerun-if-env-changed=CONROI_KEEP_NAMES");
        self.effort == Effort::Dev || env::var("CONROI_KEEP_NAMES").as_deref() == Ok("1")
    }

    /// The glue between wasm and the browser: `app.js`, `app_bg.wasm`, and the snippets that some crates ship.
    fn bind(&self, wasm: &Path) -> Made<PathBuf> {
        let glue = self.out.join("glue");
        let _ = fs::remove_dir_all(&glue);
        let mut bindgen = wasm_bindgen_cli_support::Bindgen::new();
        bindgen.input_path(wasm).out_name("app").typescript(false);
        let bare = !self.keeps_names();
        bindgen.remove_name_section(bare).remove_producers_section(bare);
        // Chunks share the table of functions and the memory of the shell.
        bindgen.keep_lld_exports(self.effort.splits());
        let result = bindgen.web(true).and_then(|bindgen| bindgen.generate(&glue));
        result.map_err(|why| format!("wasm-bindgen: {why:#}"))?;
        Ok(glue)
    }

    /// Adds a packed copy `NAME.br` of every file that gets a tenth smaller by it. A page for oneself is packed too, if not as well,
    /// so that tests meet what players meet.
    fn pack(&self, files: &mut Files) -> Made<()> {
        let (quality, window) = self.effort.packing();
        let small = |bytes: &[u8]| -> std::io::Result<Vec<u8>> {
            let mut small = Vec::new();
            brotli::CompressorWriter::new(&mut small, 1 << 16, quality, window).write_all(bytes)?;
            Ok(small)
        };
        let packed = thread::scope(|scope| {
            let pack = |bytes| scope.spawn(move || small(bytes));
            let begun: Vec<_> = files.iter().map(|(name, bytes)| (name, bytes.len(), pack(bytes))).collect();
            let ended = begun.into_iter().map(|(name, length, packing)| {
                let small = packing.join().map_err(|_| format!("{name}: packing broke off"))?;
                let small = small.map_err(|why| format!("{name}: {why}"))?;
                Ok((small.len() < length / 10 * 9).then(|| (format!("{name}.br"), small)))
            });
            ended.filter_map(Result::transpose).collect::<Made<Files>>()
        })?;
        files.extend(packed);
        Ok(())
    }

    /// Writes `files.rs`, which embeds them all.
    fn list(&self, files: &Files, version: &str, policy: &str, complete: bool) -> Made<()> {
        let folder = self.out.join("page");
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|why| format!("{}: {why}", folder.display()))?;
        let mut code = format!(
            "/// Which page this is: the same for the same files, another for others.\n\
             pub const VERSION: &str = {version:?};\n\
             /// What the page may load and do.\n\
             pub const POLICY: &str = {policy:?};\n\
             /// Whether the client is among the files; not so when built with `CONROI_SKIP_CLIENT=1`.\n\
             pub const COMPLETE: bool = {complete};\n\
             /// Every file by its name; `NAME.br` is the file NAME packed with Brotli.\n\
             pub static FILES: &[(&str, &[u8])] = &[\n"
        );
        for (name, bytes) in files {
            let path = folder.join(name.replace('/', "+"));
            fs::write(&path, bytes).map_err(|why| format!("{}: {why}", path.display()))?;
            let _ = writeln!(code, "    ({name:?}, include_bytes!({path:?})),");
        }
        code += "];\n";
        fs::write(self.out.join("files.rs"), code).map_err(|why| format!("files.rs: {why}"))
    }
}

/// The page in parts: the shell, and files that are fetched when a game is opened.
struct Parts {
    main: PathBuf,
    chunks: Files,
}

/// Enough of a hash to tell one build from another.
fn short_hash(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// Which page this is. The policy counts, because a browser keeps it together with the files.
fn version(files: &Files, policy: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(policy);
    for (name, bytes) in files {
        hash.update(format!("\n{name} {}\n", bytes.len()));
        hash.update(bytes);
    }
    hash.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Tells the scripts which version they are of, and the service worker every file with its hash: the browser then
/// refuses to mix two versions.
fn name_version(files: &mut Files, version: &str) -> Made<()> {
    fill_in(files, "boot.js", "__VERSION__", version)?;
    fill_in(files, "service-worker.js", "__VERSION__", version)?;
    let mut list = String::from("{\n");
    for (name, bytes) in files.iter().filter(|(name, _)| *name != "service-worker.js") {
        let hash = base64::engine::general_purpose::STANDARD.encode(Sha256::digest(bytes));
        let _ = writeln!(list, "  \"/{name}\": \"sha256-{hash}\",");
    }
    list.push('}');
    fill_in(files, "service-worker.js", "__FILES__", &list)
}

fn fill_in(files: &mut Files, name: &str, blank: &str, text: &str) -> Made<()> {
    let script = files.get(name).ok_or_else(|| format!("static/{name} is missing"))?;
    let script = String::from_utf8_lossy(script);
    if !script.contains(blank) {
        return Err(format!("static/{name} has no {blank}"));
    }
    let filled = script.replace(blank, text).into_bytes();
    files.insert(name.into(), filled);
    Ok(())
}

/// Everything in a folder and its folders, by name relative to it.
fn read_folder(folder: &Path, prefix: &str, files: &mut Files) -> Made<()> {
    let entries = fs::read_dir(folder).map_err(|why| format!("{}: {why}", folder.display()))?;
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = format!("{prefix}{}", path.file_name().unwrap_or_default().to_string_lossy());
        // Editors leave hidden files behind.
        if name.starts_with('.') {
            continue;
        }
        if path.is_dir() {
            read_folder(&path, &format!("{name}/"), files)?;
        } else {
            files.insert(name, read(&path)?);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Made<Vec<u8>> {
    fs::read(path).map_err(|why| format!("{}: {why}", path.display()))
}

/// Every source of the client, those of our other crates and of the content too: cargo lists them for `make`, as
/// `target: source source`, with a backslash before a blank that belongs to a name.
fn watch_sources(list: &Path) -> Made<()> {
    let text = String::from_utf8_lossy(&read(list)?).replace("\\ ", "\0");
    for source in text.split_whitespace().skip(1) {
        watch(Path::new(&source.replace('\0', " ")));
    }
    Ok(())
}

fn watch(path: &Path) {
    println!("cargo::rerun-if-changed={}", path.display());
}

/// A variable that cargo sets for every build script.
fn setting(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| panic!("cargo sets {name}"))
}
