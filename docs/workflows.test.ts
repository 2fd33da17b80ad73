/** Workflows run what was read: an action by the hash of its commit, which a bot moves (`.github/dependabot.yml`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../scripts/workspace/files.ts';
import { root } from '../scripts/workspace/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** An action of this repository has no version; another's is a whole hash, with its version behind it for the reader and the bot. */
const PINNED = /^(?:\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
const loose = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm)]
    .map(([, action = '']) => action.trim())
    .filter((action) => !PINNED.test(action));

test('each action of a workflow is named by a hash, and a bot moves it: no other', () => {
  const files = filesUnder('.github', /\.ya?ml$/);
  expect(files).toContain('.github/workflows/ci.yml');
  expect(files.flatMap((file) => loose(read(file)).map((action) => `${file}: ${action}`))).toEqual([]);
  expect(read('.github/dependabot.yml')).toMatch(/package-ecosystem: github-actions/);
});

test.each(['a/b@v4', 'a/b@main', 'a/b@11d5960', 'a/b', `a/b@${'1'.repeat(40)}`])(
  '%s is found when a workflow uses it: loose',
  (action) => {
    expect(loose(`    steps:\n      - uses: ${action}\n`)).toEqual([action]);
  },
);
