import { createHash as nodeHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHash } from './node-crypto.ts';

test.each(['sha1', 'sha256'] as const)('%s of any text: equals Node’s hash', (name) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constantFrom('hex', 'base64url'), (text, form) => {
      const expected = nodeHash(name)
        .update(text)
        .digest(form as 'hex');
      expect(createHash(name).update(text).digest(form)).toBe(expected);
    }),
  );
});
