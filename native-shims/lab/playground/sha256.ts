/** SHA-256 of text (UTF-8), lower-case hex. For values that only look like a vendor's; never for anything secret. */
const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));

const at = (words: ArrayLike<number>, index: number): number => words[index] ?? 0;
const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  for (const [i, byte] of bytes.entries()) view.setUint8(i, byte);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

export function sha256(text: string): string {
  const view = padded(text);
  const state = Int32Array.from(START);
  const w = new Int32Array(64);
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const [a, b] = [at(w, i - 15), at(w, i - 2)];
      const small = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const large = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w[i] = at(w, i - 16) + small + at(w, i - 7) + large;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const mixE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const one = (h + mixE + ((e & f) ^ (~e & g)) + at(K, i) + at(w, i)) | 0;
      const mixA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const two = (mixA + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => {
      state[i] = at(state, i) + value;
    });
  }
  return [...state].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
