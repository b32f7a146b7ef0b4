//! A whole game inside a link: its save, pressed and written in the letters that an address may hold.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use engine::save::MOST_BYTES;

/// Presses a save into a link.
pub fn pack(save: &str) -> String {
    URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(save.as_bytes(), 9))
}

/// Reads the save out of a link; `None` if it is not one of ours or was cut short.
pub fn unpack(data: &str) -> Option<String> {
    let pressed = URL_SAFE_NO_PAD.decode(data.trim()).ok()?;
    let bytes = miniz_oxide::inflate::decompress_to_vec_with_limit(&pressed, MOST_BYTES).ok()?;
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_save_comes_out_of_its_link_unchanged() {
        let save = "{ \"conroi\": \"save\", \"à\": [1, 2, 3] }".repeat(50);
        let link = pack(&save);
        assert!(link.len() < save.len() / 4, "{}", link.len());
        assert_eq!(unpack(&link), Some(save));
    }

    #[test]
    fn a_link_that_was_cut_or_invented_is_refused() {
        let link = pack("something that is long enough to be cut somewhere in the middle");
        assert_eq!(unpack(&link[..link.len() / 2]), None);
        assert_eq!(unpack("é%%%"), None);
        assert_eq!(unpack(""), None);
        // A link that would unfold to far more than any save.
        let bomb =
            URL_SAFE_NO_PAD.encode(miniz_oxide::deflate::compress_to_vec(&vec![b' '; MOST_BYTES + 1], 9));
        assert_eq!(unpack(&bomb), None);
    }
}
