import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/root.ts';
import { copiesIn, copyPath, copyText } from './copies.ts';

test.each(['en', 'zh'] as const)(
  'the copies of the static files in %s are as the backend has them (else: node scripts/run.mjs static-fallbacks)',
  async (language) => {
    expect(readFileSync(join(root, copyPath(language)), 'utf8')).toBe(copyText(await copiesIn(language)));
  },
);
