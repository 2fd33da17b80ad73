/** Implements the used parts of Node's `crypto` in a page. Web Crypto has only asynchronous hashes. */
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';

const HASHES: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = { sha1, sha256 };

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const base64urlOf = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const randomUUID = (): string => crypto.randomUUID();

export function createHash(name: string): { update(text: string): { digest(form: string): string } } {
  return {
    update: (text) => ({
      digest(form) {
        const hash = HASHES[name]?.(new TextEncoder().encode(text));
        if (!hash) throw new Error(`No hash ${name}`);
        return form === 'hex' ? hexOf(hash) : base64urlOf(hash);
      },
    }),
  };
}
