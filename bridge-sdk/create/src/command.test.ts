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

interface Called {
  readonly ask?: Partial<Asker>;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Calls the command. A question that the test does not expect makes it fail. */
const call = (words: string, { ask, environment = {} }: Called = {}) =>
  createBridgeProject(words.split(' ').filter(Boolean), {
    cwd,
    environment: { LANG: 'en_US.UTF-8', ...environment },
    say: (line) => messages.push(line),
    complain: (line) => messages.push(line),
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
  '%s when a project is made from it: has its name, a test, a README and no open placeholder',
  async (template) => {
    expect(await call(`My-Shop --template ${template}`)).toBe(0);
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

test('the next steps when a package manager has called: use its commands', async () => {
  await call('shop --template web', { environment: { npm_config_user_agent: 'pnpm/10.0.0 npm/? node/v22' } });
  expect(messages).toContain('  cd shop');
  expect(messages).toContain('  pnpm install');
  messages = [];
  await call('. --template web');
  expect(messages.join('\n')).toContain('Next:\n  npm install\n  npm run test\n  npm run dev\n');
});

test('the command when it is called: speaks the language of the option, else of the terminal', async () => {
  await call('shop --template web', { environment: { LANG: 'zh_CN.UTF-8' } });
  expect(messages[0]).toMatch(/^已在 shop 写入 \d+ 个文件$/);
  expect(read('shop/README.md')).toContain('模拟的 iOS App');
  await call('other --template web --language en', { environment: { LANG: 'zh_CN.UTF-8' } });
  expect(read('other/README.md')).toContain('an imitated iOS app');
});

test('a person when arguments are missing: is asked for them and may cancel', async () => {
  await call('', { ask: { folder: async () => 'shop', template: async () => 'vue' } });
  expect(existsSync(join(cwd, 'shop/src/app.vue'))).toBe(true);
  for (const ask of [{ folder: async () => undefined }, { folder: async () => 'x', template: async () => undefined }]) {
    expect(await call('', { ask })).toBe(0);
    expect(messages.at(-1)).toBe('Nothing was written');
  }
  expect(existsSync(join(cwd, 'x'))).toBe(false);
});

test('an existing file when it would change: is kept until a person agrees or --overwrite is given', async () => {
  mkdirSync(join(cwd, 'shop/src'), { recursive: true });
  writeFileSync(join(cwd, 'shop/package.json'), 'mine');
  writeFileSync(join(cwd, 'shop/src/other.ts'), 'mine');
  expect(await call('shop --template web')).toBe(2);
  expect(messages).toEqual([
    'Nothing was written, because these files are there already: package.json. --overwrite replaces them.',
  ]);
  expect(existsSync(join(cwd, 'shop/index.html'))).toBe(false);
  const requests: string[][] = [];
  const answer = (yes: boolean) => ({
    overwrite: async (files: readonly string[]) => requests.push([...files]) > 0 && yes,
  });
  await call('shop --template web', { ask: answer(false) });
  expect([read('shop/package.json'), messages.at(-1)]).toEqual(['mine', 'Nothing was written']);
  await call('shop --template web', { ask: answer(true) });
  expect(requests).toEqual([['package.json'], ['package.json']]);
  expect(read('shop/package.json')).toContain('"name": "shop"');
  expect(read('shop/src/other.ts')).toBe('mine');
  // Asks nobody, because a second identical run changes nothing.
  expect(await call('shop --template web')).toBe(0);
  writeFileSync(join(cwd, 'shop/package.json'), 'mine');
  expect(await call('shop --template web --overwrite')).toBe(0);
});

test.each([
  ['shop', /^Say what you make by --template: web, react, vue/],
  ['shop --template vuee', /^There is no template vuee; there are web, react, vue/],
  ['shop --template web --language fr', /^There is no language fr/],
  ['shop more --template web', /^One folder is enough: more/],
  ['shop --colour', /--colour/],
  ['file --template web', /^file is a file/],
])('«%s» when it is called: exits with 2 and says what is wrong', async (words, message) => {
  writeFileSync(join(cwd, 'file'), '');
  expect(await call(words)).toBe(2);
  expect(messages).toEqual([expect.stringMatching(message)]);
  expect(readdirSync(cwd)).toEqual(['file']);
});

test('--help when it is called: names every template', async () => {
  expect(await call('--help')).toBe(0);
  for (const name of TEMPLATE_NAMES) expect(messages[0]).toContain(name);
});

test.each([
  ['a/My Shop', 'my-shop'],
  ['健康', 'bridge-page'],
  ['.hidden_', 'hidden'],
])('the folder %s when a project is made in it: gives a name that npm accepts', (folder, name) => {
  expect(nameOf(folder)).toBe(name);
});

test('a template when it names a dependency: has the version of this repository', () => {
  const ours: Readonly<Record<string, string>> = { ...sdk.devDependencies, ...manifest.devDependencies };
  const folder = join(import.meta.dirname, '../templates');
  for (const template of ['web', 'react', 'vue', 'vitest', 'playwright']) {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, template, '_package.json'), 'utf8'));
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (name.startsWith('@sdhealth/')) expect(range, name).toBe('^__VERSION__');
      // Lets a project have the types of the newest Node, and Vue's plugin, which this repository does not use.
      else if (name !== '@types/node' && name !== '@vitejs/plugin-vue') expect(range, name).toBe(`^${ours[name]}`);
    }
  }
});
