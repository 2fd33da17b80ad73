/**
 * Creates the keys for tests. They are public: their private number contains that notice. Their ids begin with `test-`, and no app or
 * command trusts such an id by default.
 */
import { createECDH, createPrivateKey } from 'node:crypto';
import { TEST_KEY_PREFIX } from './decide.ts';
import { publicText, type SigningKey } from './keys.ts';

/** The private number of each key, without its last byte, which differs from key to key. */
const NO_SECRET = 'sdhealth test key, not a secret';

/** Returns the key for tests with this number. */
export function testKey(number: 1 | 2 | 3 = 1): SigningKey {
  const secret = Buffer.from([...Buffer.from(NO_SECRET), number]);
  const point = createECDH('prime256v1');
  point.setPrivateKey(secret);
  const [x, y] = [point.getPublicKey().subarray(1, 33), point.getPublicKey().subarray(33)];
  const coordinates = { d: secret.toString('base64url'), x: x.toString('base64url'), y: y.toString('base64url') };
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', ...coordinates } });
  return { keyid: `${TEST_KEY_PREFIX}${number}`, key };
}

/** Maps the ids of all keys for tests to their public keys. */
export const TEST_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  ([1, 2, 3] as const).map(testKey).map(({ keyid, key }) => [keyid, publicText(key)]),
);
