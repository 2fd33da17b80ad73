import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { isGoodSignature, publicText, sign } from './keys.ts';
import { testKey } from './test-keys.ts';

it('sign when given the examples of RFC 6979 (A.2.5, P-256, SHA-256): returns the same signatures', () => {
  const [d = '', x = '', y = ''] = [
    'C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721',
    '60FED4BA255A9D31C961EB74C6356D68C049B8923B61FA6CE669622E60F29FB6',
    '7903FE1008B8BC99A41AE9E95628BC64F2F1B20C2D7E9F5177A3C294D4462299',
  ].map((digits) => Buffer.from(digits, 'hex').toString('base64url'));
  const key = createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', d, x, y } });
  const hex = (text: string) =>
    Buffer.from(sign(Buffer.from(text), key), 'base64')
      .toString('hex')
      .toUpperCase();
  expect(hex('sample')).toBe(
    'EFD48B2AACB6A8FD1140DD9CD45E81D69D2C877B56AAF991C34D0EA84EAF3716F7CB1C942D657C41D436C7A1B6E29F65F3E900DBB9AFF4064DC4AB2F843ACDA8',
  );
  expect(hex('test')).toBe(
    'F1ABB023518351CD71D881567B1EA663ED3EFCF6C5132B354F28D3B0B7D38367019F4113742A2B14BD25926B49C649155F267E60D3814B4C0CC84250E46F0083',
  );
});

it('a signature when text and key are its own: valid, and invalid for any other', () => {
  for (let count = 0; count < 20; count++) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    const bytes = Buffer.from(`text ${count}`);
    const signature = sign(bytes, privateKey);
    expect(isGoodSignature(bytes, signature, publicText(publicKey))).toBe(true);
    expect(isGoodSignature(Buffer.from('text'), signature, publicText(publicKey))).toBe(false);
    expect(isGoodSignature(bytes, signature, publicText(testKey().key))).toBe(false);
  }
});
