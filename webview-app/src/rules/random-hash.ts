/** The letters and digits. They use 62 of 64 six-bit values. The other two values are skipped, so that all characters are equally likely. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Returns `length` (default 32) letters and digits from the platform's cryptographic source (specification, section 9). */
export function randomHash(length = 32): string {
  let text = '';
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) text += ALPHABET[byte & 63] ?? '';
  return text.slice(0, length);
}
