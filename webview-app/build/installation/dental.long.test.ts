/** Builds both forms with an invented installation, and proves that nothing of the sample is in any of their files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { build } from '../../../scripts/bundler/build.ts';
import { temporaryFolder } from '../../../scripts/vitest/temporary-folder.ts';
import { filesIn } from '../../../scripts/workspace/files.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { main as writePolicy } from '../policy/main.ts';
import { installation } from './read.ts';

const DENTAL = join(root, 'webview-app/test/installation/dental');
const sample = installation({});
const dental = installation({ INSTALLATION: DENTAL });
const folder = temporaryFolder();
const OUT = { web: join(folder, 'web'), single: join(folder, 'single') } as const;
const BUILDS_MS = 240_000;

beforeAll(async () => {
  const previous = { ...process.env };
  Object.assign(process.env, { INSTALLATION: DENTAL, STATIC_COPIES: join(DENTAL, 'static') });
  for (const name of ['API_ORIGIN', 'WEB_ORIGIN']) delete process.env[name];
  for (const form of ['web', 'single'] as const) await build(form, [`--out=${OUT[form]}`]);
  for (const name of ['INSTALLATION', 'STATIC_COPIES', 'WEB_ORIGIN', 'API_ORIGIN', 'NODE_ENV'])
    if (previous[name] === undefined) delete process.env[name];
    else process.env[name] = previous[name];
}, BUILDS_MS);

const both = (texts: { zh: string; en: string }): string[] => [texts.zh, texts.en];
const dentalColours = new Set(Object.values(dental.colours).flatMap((theme) => Object.values(theme)));
const pathsOf = (svg: string): string[] => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

/** Lists what names the sample's provider: texts, colours, apps and the mark. */
const OF_THE_SAMPLE: readonly (readonly [name: string, texts: readonly string[]])[] = [
  ['name', [...both(sample.name), ...sample.apps.flatMap(({ name }) => (name ? both(name) : []))]],
  // The sentence without its beginning stands alone elsewhere.
  ['slogan', [...both(sample.slogan), '健康保障伙伴', 'partner in health']],
  ['description', both(sample.description)],
  [
    'colours',
    [...new Set(Object.values(sample.colours).flatMap((theme) => Object.values(theme)))].filter(
      (colour) => !dentalColours.has(colour) && colour !== '#ffffff',
    ),
  ],
  // The other path, a heart, is also an icon of the library.
  ['mark', pathsOf(sample.markSymbol).slice(-1)],
  ['app’s word in the user agent', sample.apps.map(({ token }) => token)],
  ['app’s scheme', sample.apps.flatMap(({ scheme }) => (scheme ? [`${scheme}://`] : []))],
  ['hours', sample.service.hours ? [sample.service.hours] : []],
  ['form of picture addresses', [sample.pictures.form, sample.pictures.webp ?? '']],
  ['base path', ['`/health`', '"/health"', '"/health/', '`/health/', '#/health']],
];

/** Returns the files that contain a text, with the text. */
const filesWith = (texts: readonly string[]): string[] =>
  Object.values(OUT).flatMap((out) =>
    filesIn(out).flatMap((file) => {
      const content = readFileSync(join(out, file), 'utf8').toLowerCase();
      return texts.filter((text) => content.includes(text.toLowerCase())).map((text) => `${file}: ${text}`);
    }),
  );

it.each(OF_THE_SAMPLE)('the sample’s %s when another installation is built: is in no file', (_, texts) => {
  expect(texts.length).toBeGreaterThan(0);
  expect(filesWith(texts)).toEqual([]);
});

it.each(['web', 'single'] as const)('the %s form when built: has the installation’s own values', (form) => {
  const page = readFileSync(join(OUT[form], 'index.html'), 'utf8');
  expect(page).toContain('<title>明禾口腔</title>');
  expect(page).toContain(dental.markSymbol);
  for (const colour of ['--brand:#2a4fb8', '--brand:#8fa8f5', '--card-deep:#182c66']) expect(page).toContain(colour);
  expect(page).toContain('<meta name="service-phone" content="400-820-1000" />');
  expect(page).toContain('https://api.smile.example');
  const all = filesIn(OUT[form])
    .map((file) => readFileSync(join(OUT[form], file), 'utf8'))
    .join('\n');
  const texts = [
    ...both(dental.slogan),
    '洗牙、检查、正畸，一次约好',
    'A clinic for your teeth',
    '口腔项目',
    'w-720/{path}',
  ];
  expect(texts.filter((text) => !all.includes(text))).toEqual([]);
});

it('the web form when it is at another base path: names its files there, also after its policy was written anew', async () => {
  const before = readFileSync(join(OUT.web, '_headers'), 'utf8');
  expect(before).toContain('/smile/assets/*\n');
  expect(before).toMatch(/frame-ancestors 'self' https:\/\/partner\.smile\.example/);
  expect(readFileSync(join(OUT.web, 'release.json'), 'utf8')).toMatch(/"program":"\/smile\/assets\//);
  const log = console.log;
  onTestFinished(() => {
    console.log = log;
  });
  console.log = () => undefined;
  expect(await writePolicy([OUT.web])).toBe(0);
  expect(readFileSync(join(OUT.web, '_headers'), 'utf8')).toBe(before);
});
