/**
 * The keys for tests. Everybody has them: no secret is in them, which their own text says. Their ids begin with `test-`, and no app
 * and no command trusts such an id unless it is told to.
 */
import { createECDH, createPrivateKey } from 'node:crypto';
import { TEST_KEY_PREFIX } from './decide.ts';
import { publicText, type SigningKey } from './keys.ts';

/** Its bytes, and one that tells the keys apart, are the secret number: 32 in all. */
const NO_SECRET = 'sdhealth test key, not a secret';

/** Returns a key for tests; each number has its own. */
export function testKey(number: 1 | 2 | 3 = 1): SigningKey {
  const secret = Buffer.from([...Buffer.from(NO_SECRET), number]);
  const point = createECDH('prime256v1');
  point.setPrivateKey(secret);
  const [x, y] = [point.getPublicKey().subarray(1, 33), point.getPublicKey().subarray(33)];
  const words = { d: secret.toString('base64url'), x: x.toString('base64url'), y: y.toString('base64url') };
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', ...words } });
  return { keyid: `${TEST_KEY_PREFIX}${number}`, key };
}

/** The public keys of all keys for tests by their ids. */
export const TEST_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  ([1, 2, 3] as const).map(testKey).map(({ keyid, key }) => [keyid, publicText(key)]),
);
