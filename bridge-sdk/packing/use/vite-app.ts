/** Builds an empty Vite app with the package, with and without the vendors' libraries. It ships only what it uses. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { writeFiles } from '../../../scripts/workspace/files.ts';
import { install } from './install.ts';

const APP = {
  'index.html': '<!doctype html><title>app</title><script type="module" src="./main.js"></script>',
  'main.js': `import { connect, getNetwork } from '@sdhealth/bridge-sdk';
const bridge = await connect();
document.title = (await bridge.call(getNetwork, {})).type;
`,
};
const BARE = { ...APP, 'main.js': `import '@sdhealth/bridge-sdk';\n` };

interface Scripts {
  /** Holds the scripts that the page's markup names, which load first. */
  readonly first: string;
  readonly all: string;
  readonly count: number;
}

async function scriptsOf(folder: string): Promise<Scripts> {
  await build({ root: folder, configFile: false, logLevel: 'error', build: { target: 'es2022', outDir: 'out' } });
  const names = readdirSync(join(folder, 'out/assets')).filter((name) => name.endsWith('.js'));
  const page = readFileSync(join(folder, 'out/index.html'), 'utf8');
  const textOf = (files: string[]) =>
    files.map((name) => readFileSync(join(folder, 'out/assets', name), 'utf8')).join('\n');
  return { first: textOf(names.filter((name) => page.includes(name))), all: textOf(names), count: names.length };
}

export async function useInVite(tarball: string, folder: string): Promise<string> {
  install(tarball, folder);
  writeFiles(folder, APP);
  const { first, all, count } = await scriptsOf(folder);
  assert.match(first, /getNetwork/, 'the first load lacks the used call');
  assert.doesNotMatch(all, /\/longitude|\/images/, 'the build has the check of an unused call');
  assert.doesNotMatch(first, /preVerifyJSAPI|navigateBack/, 'the first load has another host');
  assert.match(all, /preVerifyJSAPI/, 'the build lacks a host');
  assert.doesNotMatch(all, /typebox|~kind|new Function|\beval\(/, 'the build has a schema interpreter');

  install(tarball, folder, ['weixin-js-sdk', '@wecom/jssdk']);
  writeFiles(folder, APP);
  const withLibraries = await scriptsOf(folder);
  assert.ok(withLibraries.all.length - all.length > 10_000, "the vendors' libraries are not in the build");
  assert.ok(withLibraries.first.length - first.length < 1_000, "a vendor's library is in the first load");

  writeFiles(folder, BARE);
  assert.doesNotMatch((await scriptsOf(folder)).all, /sdhealth|BridgeError/, 'a bare import adds code');
  return `${count} scripts, ${withLibraries.count} with the vendors' libraries; a bare import adds no code`;
}
