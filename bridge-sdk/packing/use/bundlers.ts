/** Builds the package with webpack, Rollup and esbuild, without the vendors' libraries. The app runs and a bare import adds no code. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchTools } from '../../../scripts/workspace/fetch-tools.ts';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { run } from './fresh.ts';
import { install } from './install.ts';
import { titlesOf } from './pages.ts';

const TOOLS = ['webpack@5.112.2', 'rollup@4.68.7', '@rollup/plugin-node-resolve@16.0.3', 'esbuild@0.28.2'] as const;
const NAMES = ['webpack', 'rollup', 'esbuild'] as const;
const ENTRIES = ['app', 'bare'] as const;

const FILES: Readonly<Record<string, string>> = {
  'app.js': `import { connect, getNetwork } from '@sdhealth/bridge-sdk';
connect().then(async (bridge) => {
  const { type } = await bridge.call(getNetwork, {});
  document.title = [bridge.host.name, type].join(' ');
});
`,
  'bare.js': `import '@sdhealth/bridge-sdk';\n`,
  ...Object.fromEntries(
    NAMES.map((name) => [
      `${name}.html`,
      `<!doctype html><link rel="icon" href="data:,"><script type="module" src="/${name}/app.js"></script>`,
    ]),
  ),
};

/** Holds the script that runs the bundlers. Its argument is the consumer's folder. A bundler's error makes it fail. */
const BUILD = `
import { join } from 'node:path';
import webpack from 'webpack';
import { rollup } from 'rollup';
import resolve from '@rollup/plugin-node-resolve';
import { build } from 'esbuild';
const folder = process.argv[2];
const entry = Object.fromEntries(${JSON.stringify(ENTRIES)}.map((name) => [name, join(folder, name + '.js')]));
const output = { path: join(folder, 'webpack'), publicPath: '/webpack/', filename: '[name].js' };
const stats = await new Promise((done, fail) =>
  webpack({ mode: 'production', context: folder, entry, output }, (error, result) => (error ? fail(error) : done(result))),
);
if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
const rolled = await rollup({ input: entry, plugins: [resolve()], onwarn: () => {} });
await rolled.write({ dir: join(folder, 'rollup'), format: 'es' });
// Built one by one: with shared chunks the bundler keeps imports without a name, only for their order.
for (const [name, file] of Object.entries(entry))
  await build({ entryPoints: { [name]: file }, outdir: join(folder, 'esbuild'), bundle: true, splitting: true, format: 'esm', minify: true, logLevel: 'error' });
`;

export async function useInBundlers(tarball: string, folder: string): Promise<string> {
  const tools = await fetchTools('bundlers', TOOLS);
  install(tarball, folder);
  writeFiles(folder, FILES);
  writeFiles(tools, { 'build.mjs': BUILD });
  run(tools, process.execPath, ['build.mjs', folder]);
  for (const name of NAMES) {
    const [app, bare] = ENTRIES.map((entry) => readFileSync(join(folder, name, `${entry}.js`), 'utf8').trim());
    assert.equal(bare, '', `${name}: a bare import adds code`);
    assert.doesNotMatch(app ?? '', /\/longitude|\/images|preVerifyJSAPI/, `${name}: the first load has unused code`);
  }
  const titles = await titlesOf(
    folder,
    NAMES.map((name) => `${name}.html`),
  );
  assert.deepEqual(
    titles,
    NAMES.map(() => 'browser online'),
  );
  return `${TOOLS.filter((tool) => !tool.startsWith('@')).join(', ')}; a bare import is 0 B in each`;
}
