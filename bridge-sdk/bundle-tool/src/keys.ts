/**
 * Reads keys, signs and verifies: ECDSA on P-256 with SHA-256. A signature is 64 bytes, r followed by s (as in WebCrypto and CryptoKit),
 * in base64. It is deterministic (RFC 6979), so builds are reproducible.
 */
import {
  createECDH,
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  verify,
} from 'node:crypto';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';

const CURVE = 'prime256v1';
/** The order of the curve's group. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const BYTES = 32;

/** Pairs a private key with the id by which apps know it. */
export interface SigningKey {
  readonly keyid: string;
  readonly key: KeyObject;
}

/** Returns a public key in the form that apps store: DER (SPKI), base64. */
export const publicText = (key: KeyObject): string =>
  (key.type === 'private' ? createPublicKey(key) : key).export({ type: 'spki', format: 'der' }).toString('base64');

/** Returns the id of a key: `key-` and 16 digits of its fingerprint. */
export const keyidOf = (key: KeyObject): string =>
  `key-${createHash('sha256')
    .update(Buffer.from(publicText(key), 'base64'))
    .digest('hex')
    .slice(0, 16)}`;

/** Reads a key in PEM. Throws for any text that is not a P-256 key. */
export function readKey(pem: string, kind: 'private' | 'public'): KeyObject {
  let key: KeyObject | undefined;
  try {
    key = kind === 'private' ? createPrivateKey(pem) : createPublicKey(pem);
  } catch {
    // Leaves the message to the throw below: the parser's own message may quote a part of the key.
  }
  if (key?.asymmetricKeyDetails?.namedCurve !== CURVE)
    throw new ClearError(`A ${kind} key of the curve P-256 in PEM is needed.`);
  return key;
}

export function isGoodSignature(bytes: Uint8Array, signature: string, spki: string): boolean {
  const text = signature.trim();
  // Refuses other base64 spellings of the same 64 bytes: only the canonical text counts as the signature.
  if (!/^[A-Za-z0-9+/]{85}[AQgw]==$/.test(text)) return false;
  try {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), type: 'spki', format: 'der' });
    return verify('sha256', bytes, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(text, 'base64'));
  } catch {
    return false;
  }
}

/** Signs bytes. Returns the text of the signature file, including a line feed. */
export function sign(bytes: Uint8Array, key: KeyObject): string {
  const secret = numberOf(Buffer.from(String(key.export({ format: 'jwk' }).d), 'base64url'));
  const digest = createHash('sha256').update(bytes).digest();
  const message = numberOf(digest) % ORDER;
  for (const nonce of nonces(secret, digest)) {
    const point = createECDH(CURVE);
    point.setPrivateKey(bytesOf(nonce));
    const r = numberOf(point.getPublicKey().subarray(1, 1 + BYTES)) % ORDER;
    const s = (inverse(nonce) * (message + r * secret)) % ORDER;
    if (r !== 0n && s !== 0n) return `${Buffer.concat([bytesOf(r), bytesOf(s)]).toString('base64')}\n`;
  }
  throw new Error('no signature');
}

/** Yields the candidates for the nonce, in the order of RFC 6979, section 3.2. */
function* nonces(secret: bigint, digest: Buffer): Generator<bigint> {
  const seed = Buffer.concat([bytesOf(secret), bytesOf(numberOf(digest) % ORDER)]);
  const mac = (key: Buffer, ...parts: Buffer[]) => createHmac('sha256', key).update(Buffer.concat(parts)).digest();
  let value: Buffer = Buffer.alloc(BYTES, 1);
  let key: Buffer = Buffer.alloc(BYTES, 0);
  for (const step of [0, 1]) {
    key = mac(key, value, Buffer.from([step]), seed);
    value = mac(key, value);
  }
  for (;;) {
    value = mac(key, value);
    const candidate = numberOf(value);
    if (candidate > 0n && candidate < ORDER) yield candidate;
    key = mac(key, value, Buffer.from([0]));
    value = mac(key, value);
  }
}

const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
const bytesOf = (value: bigint): Buffer => Buffer.from(value.toString(16).padStart(BYTES * 2, '0'), 'hex');

/** Returns the inverse modulo the group's order, by Fermat's little theorem: the order is a prime. */
function inverse(value: bigint): bigint {
  let [result, base, power] = [1n, value % ORDER, ORDER - 2n];
  while (power > 0n) {
    if (power & 1n) result = (result * base) % ORDER;
    base = (base * base) % ORDER;
    power >>= 1n;
  }
  return result;
}
