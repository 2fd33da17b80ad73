/** The part of Node's `crypto` that the embedded backend uses, for a page: its hashes must be there at once, and a page's own are not. */
import { sha1 } from '../../src/wechat-bridge/sha1.ts';
import { sha256 } from './sha256.ts';

const HASHES: Readonly<Record<string, (text: string) => string>> = { sha1, sha256 };

const base64url = (hex: string): string =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const randomUUID = (): string => crypto.randomUUID();

export function createHash(name: string): { update(text: string): { digest(form: string): string } } {
  return {
    update: (text) => ({
      digest(form) {
        const hex = HASHES[name]?.(text);
        if (hex === undefined) throw new Error(`No hash ${name}`);
        return form === 'hex' ? hex : base64url(hex);
      },
    }),
  };
}
