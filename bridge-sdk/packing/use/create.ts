/**
 * Uses `npm create` as a stranger does: each template from the packed package in a fresh folder. Those of Node run with packages from npm, the SDK
 * and the shims as they are packed; of the apps' own, what this machine has no compiler for is said.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireBrowser } from '../../../scripts/browser.ts';
import { TEMPLATE_NAMES, type TemplateName } from '../../create/src/templates.ts';
import type { Tarballs } from '../make.ts';
import { CREATE } from '../packages.ts';
import { run } from './fresh.ts';
import { install } from './install.ts';

/** The commands that are run in a project, and the words that each must print. */
const RUNS: Partial<Record<TemplateName, readonly (readonly [words: readonly string[], said: RegExp])[]>> = {
  web: [
    [['npm', 'test'], /Tests +1 passed/],
    [['npx', 'tsc'], /^$/],
    [['npm', 'run', 'build'], /built in/],
  ],
  react: [
    [['npm', 'test'], /Tests +1 passed/],
    [['npx', 'tsc'], /^$/],
    [['npm', 'run', 'build'], /built in/],
  ],
  vue: [
    [['npm', 'test'], /Tests +1 passed/],
    [['npm', 'run', 'build'], /built in/],
  ],
  vitest: [
    [['npm', 'test'], /Tests +2 passed/],
    [['npx', 'tsc'], /^$/],
  ],
  playwright: [
    [['npx', 'playwright', 'test', '--config=here.config.mjs', '--reporter=line'], /1 passed/],
    [['npx', 'tsc'], /^$/],
  ],
  'mini-program': [[['npm', 'test'], /pass 1/]],
};

export async function useCreate(tarballs: Tarballs, folder: string): Promise<string> {
  const tool = join(folder, 'tool');
  install(tarballs.create, tool);
  const create = (place: string, ...words: string[]) =>
    execFileSync(process.execPath, [join(tool, 'node_modules/@sdhealth/create-bridge', CREATE.file), place, ...words], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const ran: string[] = [];
  for (const template of TEMPLATE_NAMES) {
    const place = `Fresh ${template}`;
    assert.match(create(place, '--template', template, '--language', 'en'), /^\d+ files in Fresh /);
    const runs = RUNS[template];
    if (!runs) continue;
    const project = join(folder, place);
    installPacked(project, tarballs);
    if (template === 'playwright') browserOfThisMachine(project);
    for (const [[program = '', ...words], pattern] of runs) assert.match(run(project, program, words), pattern);
    ran.push(template);
    rmSync(join(project, 'node_modules'), { recursive: true, force: true });
  }
  // What is there stays, unless it is asked for.
  const readme = join(folder, 'Fresh web/README.md');
  writeFileSync(readme, 'mine');
  assert.throws(() => create('Fresh web', '--template', 'web', '--language', 'en'), /README\.md.*--overwrite/);
  assert.equal(readFileSync(readme, 'utf8'), 'mine');
  create('Fresh web', '--template', 'web', '--overwrite');
  assert.notEqual(readFileSync(readme, 'utf8'), 'mine');
  const created = readdirSync(folder).filter((name) => name.startsWith('Fresh ')).length;
  return `${created} templates written; run: ${ran.join(', ')}`;
}

/** Installs a project's packages from npm, the SDK and the shims from their tarballs. */
function installPacked(project: string, { sdk, shims }: Tarballs): void {
  const file = join(project, 'package.json');
  const manifest: Record<string, Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
  for (const part of [manifest['dependencies'], manifest['devDependencies']]) {
    if (part?.['@sdhealth/bridge-sdk']) part['@sdhealth/bridge-sdk'] = `file:${sdk}`;
    if (part?.['@sdhealth/native-shims']) part['@sdhealth/native-shims'] = `file:${shims}`;
  }
  writeFileSync(file, JSON.stringify(manifest));
  run(project, 'npm', ['install', '--no-audit', '--no-fund']);
}

/** The project's own configuration, with the browser that this machine has. */
function browserOfThisMachine(project: string): void {
  const launchOptions = JSON.stringify({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
  const text = `import { defineConfig } from '@playwright/test';\nimport own from './playwright.config.ts';\nexport default defineConfig(own, { use: { launchOptions: ${launchOptions} } });\n`;
  writeFileSync(join(project, 'here.config.mjs'), text);
}
