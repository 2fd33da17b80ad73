/** Follows README's first steps as a web team, from an empty folder to the result of the first call in an app. */

import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder, writeFiles } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { ownFindings, projectOf, run, seconds, versions } from './fresh.ts';
import { titlesOf } from './pages.ts';
import { stepsApp } from './sample-app.ts';

/** Holds the team's page, which shows the log of README's code as its title. */
const PAGE = `<!doctype html><link rel="icon" href="data:,">
${stepsApp('console.log = (text) => (document.title = text);')}
<script type="module" src="/main.ts"></script>`;

export async function useAsWebTeam(tarball: string, folder: string): Promise<string> {
  const start = Date.now();
  emptyFolder(folder);
  const readme = readFileSync(join(root, 'bridge-sdk/README.md'), 'utf8');
  const [, code = ''] = /^## Start in a minute\n[\s\S]*?^```ts\n([\s\S]*?)^```$/m.exec(readme) ?? [];
  assert.match(code, /bridge\.call/, 'README has lost its first call');
  run(folder, 'npm', ['init', '--yes']);
  run(folder, 'npm', ['install', '--no-audit', '--no-fund', tarball]);
  const tools = ['vite', 'typescript'].map((name) => `${name}@${versions[name]}`);
  run(folder, 'npm', ['install', '--save-dev', '--no-audit', '--no-fund', ...tools]);
  writeFiles(folder, { 'index.html': PAGE, 'main.ts': code });
  run(folder, 'npx', ['vite', 'build', '--outDir', 'out', '--target', 'es2022']);
  assert.deepEqual(await titlesOf(join(folder, 'out'), ['index.html']), ['2026-01-02: 5600']);
  const first = seconds(start);
  for (const skipLibCheck of [false, true]) {
    writeFileSync(join(folder, 'tsconfig.json'), projectOf(['main.ts'], { skipLibCheck }));
    assert.deepEqual(ownFindings(folder, 'tsconfig.json'), []);
  }
  return `README's first call is answered ${first} after the empty folder; it compiles with and without skipLibCheck`;
}
