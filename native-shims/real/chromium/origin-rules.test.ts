// @vitest-environment node
import { expect, test } from 'vitest';
import { isAllowed } from './origin-rules.ts';

const ASSETS = 'https://appassets.androidplatform.net';

test.each([
  [ASSETS, [ASSETS], true],
  [ASSETS, ['https://*.androidplatform.net'], true],
  [ASSETS, ['*'], true],
  ['null', ['*'], true],
  ['null', [ASSETS], false],
  ['file://', [ASSETS], false],
  ['http://appassets.androidplatform.net', [ASSETS], false],
  [`${ASSETS}:8443`, [ASSETS], false],
  [`${ASSETS}:8443`, [`${ASSETS}:8443`], true],
  ['https://appassets.androidplatform.net.bad.example', [ASSETS], false],
  ['https://androidplatform.net', ['https://*.androidplatform.net'], false],
  ['https://badandroidplatform.net', ['https://*.androidplatform.net'], false],
  [ASSETS, [], false],
])('the origin %s when the rules are %j: is allowed: %s', (origin, rules, allowed) => {
  expect(isAllowed(origin, rules)).toBe(allowed);
});
