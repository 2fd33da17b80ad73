const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes from here on would make the first letters likelier than the others. */
const FAIR_BYTES = Math.floor(256 / ALPHABET.length) * ALPHABET.length;

/** Letters and digits from the platform's cryptographic source; 32 of them by default. */
export function randomHash(length = 32): string {
  let hash = '';
  while (hash.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < FAIR_BYTES && hash.length < length) hash += ALPHABET[byte % ALPHABET.length];
    }
  }
  return hash;
}
