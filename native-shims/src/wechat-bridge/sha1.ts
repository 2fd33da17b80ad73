/**
 * Returns the SHA-1 of a text (UTF-8) in lower-case hex. It does not use WebCrypto, which is asynchronous and absent on `file://` and
 * plain http. Use it only for the vendor's signature format, never for a secret.
 */
export function sha1(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const words = pad(bytes);
  let [h0, h1, h2, h3, h4] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  const w = new Uint32Array(80);
  for (let block = 0; block < words.length; block += 16) {
    w.set(words.subarray(block, block + 16));
    for (let i = 16; i < 80; i++)
      w[i] = rotate(wordAt(w, i - 3) ^ wordAt(w, i - 8) ^ wordAt(w, i - 14) ^ wordAt(w, i - 16), 1);
    let [a, b, c, d, e] = [h0, h1, h2, h3, h4];
    for (let i = 0; i < 80; i++) {
      const [mix, constant] = round(i, b, c, d);
      const next = (rotate(a, 5) + mix + e + constant + wordAt(w, i)) | 0;
      [e, d, c, b, a] = [d, c, rotate(b, 30), a, next];
    }
    h0 = (h0 + a) | 0;
    h1 = (h1 + b) | 0;
    h2 = (h2 + c) | 0;
    h3 = (h3 + d) | 0;
    h4 = (h4 + e) | 0;
  }
  return [h0, h1, h2, h3, h4].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

const wordAt = (words: Uint32Array, index: number) => words[index] ?? 0;
const rotate = (word: number, bits: number) => (word << bits) | (word >>> (32 - bits));

function round(i: number, b: number, c: number, d: number): [mix: number, constant: number] {
  if (i < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (i < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (i < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

/** Returns the padded message as big-endian words: the bytes, a 1 bit, zeros, and the length in bits. */
function pad(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, i) => {
    words[i >> 2] = wordAt(words, i >> 2) | (byte << (24 - (i % 4) * 8));
  });
  words[bytes.length >> 2] = wordAt(words, bytes.length >> 2) | (0x80 << (24 - (bytes.length % 4) * 8));
  words[words.length - 1] = bytes.length * 8;
  return words;
}
