/** Tests that workflows pin each action by the hash of its commit, which a bot updates (`.github/dependabot.yml`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../scripts/workspace/files.ts';
import { root } from '../scripts/workspace/root.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
/** Matches an action of this repository, or another action with the whole hash and its version as a comment for readers and the bot. */
const PINNED = /^(?:\.\/\S+|[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/;
const unpinnedActions = (text: string) =>
  [...text.matchAll(/^\s*(?:- )?uses:\s*(.+)$/gm)]
    .map(([, action = '']) => action.trim())
    .filter((action) => !PINNED.test(action));

test('each action of a workflow when its version is read: is a hash, which a bot updates', () => {
  const files = filesUnder('.github', /\.ya?ml$/);
  expect(files).toContain('.github/workflows/ci.yml');
  expect(files.flatMap((file) => unpinnedActions(read(file)).map((action) => `${file}: ${action}`))).toEqual([]);
  expect(read('.github/dependabot.yml')).toMatch(/package-ecosystem: github-actions/);
});

test.each(['a/b@v4', 'a/b@main', 'a/b@11d5960', 'a/b', `a/b@${'1'.repeat(40)}`])(
  '%s is found when a workflow uses it: loose',
  (action) => {
    expect(unpinnedActions(`    steps:\n      - uses: ${action}\n`)).toEqual([action]);
  },
);
