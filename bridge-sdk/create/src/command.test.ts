/** Tests the command in temporary folders. `npm run pkg` and `apps.long.test.ts` run the projects that it creates. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import sdk from '../../package.json' with { type: 'json' };
import type { Asker } from './ask.ts';
import { createBridgeProject } from './command.ts';
import { nameOf } from './files.ts';
import { TEMPLATE_NAMES } from './templates.ts';

let cwd = '';
let messages: string[] = [];
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'create-'));
  messages = [];
});
afterEach(() => rmSync(cwd, { recursive: true }));

interface CallOptions {
  readonly ask?: Partial<Asker>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Calls the command. A question that the test does not expect makes it fail. */
const runCommand = (args: string, { ask, environment = {} }: CallOptions = {}) =>
  createBridgeProject(args.split(' ').filter(Boolean), {
    cwd,
    environment: { LANG: 'en_US.UTF-8', ...environment },
    print: (line) => messages.push(line),
    printError: (line) => messages.push(line),
    ...(ask && {
      ask: () => ({
        folder: () => Promise.reject(new Error('asked for the folder')),
        template: () => Promise.reject(new Error('asked for the template')),
        overwrite: () => Promise.reject(new Error('asked about files')),
        ...ask,
      }),
    }),
  });
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');

test.each(TEMPLATE_NAMES)(
  'the template %s when a project is created: fills all placeholders and has a test and a README',
  async (template) => {
    expect(await runCommand(`My-Shop --template ${template}`)).toBe(0);
    expect(messages[0]).toMatch(/^\d+ files in My-Shop$/);
    const files = readdirSync(join(cwd, 'My-Shop'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files) expect(readFileSync(file, 'utf8'), file).not.toMatch(/__(?:NAME|VERSION)__/);
    const names = files.map((file) => file.slice(cwd.length));
    expect(names.some((name) => /[Tt]ests?(?:\.|\/)|\.spec\./.test(name))).toBe(true);
    expect(names.filter((name) => /\/(_|README\.(en|zh))|\/conform\//.test(name))).toEqual([]);
    expect(read('My-Shop/README.md')).toMatch(/^# my-shop\n/);
    expect(existsSync(join(cwd, 'My-Shop/.gitignore'))).toBe(true);
  },
);

test('the next steps when pnpm runs the command: use pnpm', async () => {
  await runCommand('shop --template web', { environment: { npm_config_user_agent: 'pnpm/10.0.0 npm/? node/v22' } });
  expect(messages).toContain('  cd shop');
  expect(messages).toContain('  pnpm install');
  messages = [];
  await runCommand('. --template web');
  expect(messages.join('\n')).toContain('Next:\n  npm install\n  npm run test\n  npm run dev\n');
});

test('the output when the terminal is Chinese: Chinese, unless an option names another language', async () => {
  await runCommand('shop --template web', { environment: { LANG: 'zh_CN.UTF-8' } });
  expect(messages[0]).toMatch(/^已在 shop 写入 \d+ 个文件$/);
  expect(read('shop/README.md')).toContain('模拟的 iOS App');
  await runCommand('other --template web --language en', { environment: { LANG: 'zh_CN.UTF-8' } });
  expect(read('other/README.md')).toContain('an imitated iOS app');
});

test('the command when arguments are missing: asks for them and can be cancelled', async () => {
  await runCommand('', { ask: { folder: async () => 'shop', template: async () => 'vue' } });
  expect(existsSync(join(cwd, 'shop/src/app.vue'))).toBe(true);
  for (const ask of [{ folder: async () => undefined }, { folder: async () => 'x', template: async () => undefined }]) {
    expect(await runCommand('', { ask })).toBe(0);
    expect(messages.at(-1)).toBe('Nothing was written');
  }
  expect(existsSync(join(cwd, 'x'))).toBe(false);
});

test('an existing file when it would change: stays until a person agrees or --overwrite is passed', async () => {
  mkdirSync(join(cwd, 'shop/src'), { recursive: true });
  writeFileSync(join(cwd, 'shop/package.json'), 'mine');
  writeFileSync(join(cwd, 'shop/src/other.ts'), 'mine');
  expect(await runCommand('shop --template web')).toBe(2);
  expect(messages).toEqual([
    'Nothing was written, because these files are there already: package.json. --overwrite replaces them.',
  ]);
  expect(existsSync(join(cwd, 'shop/index.html'))).toBe(false);
  const requests: string[][] = [];
  const answer = (isAgreed: boolean) => ({
    overwrite: async (files: readonly string[]) => requests.push([...files]) > 0 && isAgreed,
  });
  await runCommand('shop --template web', { ask: answer(false) });
  expect([read('shop/package.json'), messages.at(-1)]).toEqual(['mine', 'Nothing was written']);
  await runCommand('shop --template web', { ask: answer(true) });
  expect(requests).toEqual([['package.json'], ['package.json']]);
  expect(read('shop/package.json')).toContain('"name": "shop"');
  expect(read('shop/src/other.ts')).toBe('mine');
  // Asks no question, because a second identical run changes nothing.
  expect(await runCommand('shop --template web')).toBe(0);
  writeFileSync(join(cwd, 'shop/package.json'), 'mine');
  expect(await runCommand('shop --template web --overwrite')).toBe(0);
});

test.each([
  ['shop', /^Say what you make by --template: web, react, vue/],
  ['shop --template vuee', /^There is no template vuee; there are web, react, vue/],
  ['shop --template web --language fr', /^There is no language fr/],
  ['shop more --template web', /^One folder is enough: more/],
  ['shop --colour', /--colour/],
  ['file --template web', /^file is a file/],
])('the command when the arguments are «%s»: exits with 2 and prints the error', async (args, message) => {
  writeFileSync(join(cwd, 'file'), '');
  expect(await runCommand(args)).toBe(2);
  expect(messages).toEqual([expect.stringMatching(message)]);
  expect(readdirSync(cwd)).toEqual(['file']);
});

test('the usage text when --help is passed: names every template', async () => {
  expect(await runCommand('--help')).toBe(0);
  for (const name of TEMPLATE_NAMES) expect(messages[0]).toContain(name);
});

test.each([
  ['a/My Shop', 'my-shop'],
  ['健康', 'bridge-page'],
  ['.hidden_', 'hidden'],
])('the project name when the folder is %s: valid for npm', (folder, name) => {
  expect(nameOf(folder)).toBe(name);
});

test('a template when it has a dependency: requires the version of this repository', () => {
  const ours: Readonly<Record<string, string>> = { ...sdk.devDependencies, ...manifest.devDependencies };
  const folder = join(import.meta.dirname, '../templates');
  for (const template of ['web', 'react', 'vue', 'vitest', 'playwright']) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, template, '_package.json'), 'utf8'));
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@sdhealth/')) expect(range, name).toBe('^__VERSION__');
      // A project may use the types of the newest Node and Vue's plugin, which this repository does not use.
      else if (name !== '@types/node' && name !== '@vitejs/plugin-vue') expect(range, name).toBe(`^${ours[name]}`);
    }
  }
});
