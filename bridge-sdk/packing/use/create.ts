/**
 * Tries out the packed `npm create`: creates a project of each template. Projects for Node are installed, with SDK and shims
 * from their tarballs, and run. `apps.long.test.ts` compiles those of apps.
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

/** Lists the commands to run in a project, with the output that each must print. */
const COMMANDS: Partial<Record<TemplateName, readonly (readonly [args: readonly string[], output: RegExp])[]>> = {
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
  const create = (folderName: string, ...args: string[]) =>
    execFileSync(
      process.execPath,
      [join(tool, 'node_modules/@sdhealth/create-bridge', CREATE.file), folderName, ...args],
      {
        cwd: folder,
        encoding: 'utf8',
        stdio: 'pipe',
      },
    );
  const testedTemplates: string[] = [];
  for (const template of TEMPLATE_NAMES) {
    const folderName = `Fresh ${template}`;
    assert.match(create(folderName, '--template', template, '--language', 'en'), /^\d+ files in Fresh /);
    const commands = COMMANDS[template];
    if (!commands) continue;
    const project = join(folder, folderName);
    installPacked(project, tarballs);
    if (template === 'playwright') writeBrowserConfig(project);
    for (const [[program = '', ...args], pattern] of commands) assert.match(run(project, program, args), pattern);
    testedTemplates.push(template);
    rmSync(join(project, 'node_modules'), { recursive: true, force: true });
  }
  // Checks that existing files stay without --overwrite.
  const readme = join(folder, 'Fresh web/README.md');
  writeFileSync(readme, 'mine');
  assert.throws(() => create('Fresh web', '--template', 'web', '--language', 'en'), /README\.md.*--overwrite/);
  assert.equal(readFileSync(readme, 'utf8'), 'mine');
  create('Fresh web', '--template', 'web', '--overwrite');
  assert.notEqual(readFileSync(readme, 'utf8'), 'mine');
  const created = readdirSync(folder).filter((name) => name.startsWith('Fresh ')).length;
  return `${created} templates written; run: ${testedTemplates.join(', ')}`;
}

/** Installs a project's packages from npm, but SDK and shims from their tarballs. */
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

/** Writes a Playwright configuration that extends the project's by this machine's browser. */
function writeBrowserConfig(project: string): void {
  const launchOptions = JSON.stringify({ executablePath: requireBrowser(), args: ['--no-sandbox'] });
  const text = `import { defineConfig } from '@playwright/test';\nimport own from './playwright.config.ts';\nexport default defineConfig(own, { use: { launchOptions: ${launchOptions} } });\n`;
  writeFileSync(join(project, 'here.config.mjs'), text);
}
