import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha1 } from './sha1.ts';
import { signatureOf } from './signature.ts';

test('signatureOf when the values are the vendor’s published example: returns the published signature', () => {
  const signature = signatureOf({
    ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
    nonceStr: 'Wm3WZYTPz0wzccnW',
    timestamp: '1414587457',
    url: 'http://mp.weixin.qq.com?params=value',
  });
  expect(signature).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
});

test('sha1 when the text has any length up to 139 or is not ASCII: equals the platform’s hash', () => {
  const texts = Array.from({ length: 140 }, (_, length) => 'x'.repeat(length)).concat('健康卡 · é · 𝄞');
  for (const text of texts) expect(sha1(text)).toBe(createHash('sha1').update(text).digest('hex'));
});
