/** Plants faults in a copy of the sample installation, and checks what builds make of its values. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/vitest/temporary-folder.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { Installation as InstallationSchema } from '../../src/installation/schema.ts';
import { settingsFrom } from '../../src/platform/settings-of.ts';
import { checkedInstallation, remainsOfSample } from './check.ts';
import { coloursOfSheets, contrast } from './colours.ts';
import { faultsOf } from './faults.ts';
import { faultsOfMark, markSymbol } from './mark.ts';
import { withInstallation } from './page.ts';
import { installation, nameInstallation, SAMPLE } from './read.ts';
import { SCHEMA_FILE, schemaText } from './schema-file.ts';
import { wordsCode } from './words.ts';

const DENTAL = join(root, 'webview-app/test/installation/dental');
const sample = installation({});
const dental = installation({ INSTALLATION: DENTAL });
const parent = temporaryFolder();
let copies = 0;

type Values = Record<string, unknown>;
/** Sets a value at a pointer; removes it without one. */
function change(values: Values, pointer: string, value?: unknown): void {
  const names = pointer.split('/').slice(1);
  const last = names.pop() ?? '';
  const holder = names.reduce<Values>((inner, name) => {
    inner[name] ??= {};
    return inner[name] as Values;
  }, values);
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}

/** Copies the sample with changed values; returns the error of its check. */
async function errorWith(changes: Readonly<Record<string, unknown>>, files: Readonly<Record<string, string>> = {}) {
  const folder = join(parent, String(++copies));
  cpSync(SAMPLE, folder, { recursive: true });
  const file = join(folder, 'installation.json');
  const values: Values = JSON.parse(readFileSync(file, 'utf8'));
  for (const [pointer, value] of Object.entries(changes)) change(values, pointer, value);
  writeFileSync(file, JSON.stringify(values));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const error: unknown = await checkedInstallation({ INSTALLATION: folder }).catch((fault: unknown) => fault);
  return error instanceof Error ? `${error.name}: ${error.message.replace(folder, '')}` : '';
}

/** Lists changes of the sample's values, each with the sentence that the build prints. */
const FAULTS: readonly (readonly [name: string, changes: Readonly<Record<string, unknown>>, sentence: string])[] = [
  [
    'misspelt',
    { '/settings/service_phone': '400' },
    '/settings/service_phone: there is no such key; did you mean service-phone?',
  ],
  ['misspelt at the top', { '/colors': {} }, '/colors: there is no such key; did you mean colours?'],
  ['unknown', { '/legal/zzzzzzzzzz': 'x' }, '/legal/zzzzzzzzzz: there is no such key; there are terms, privacy'],
  ['missing', { '/name': undefined }, '/name: is missing; expected an object with zh, en'],
  ['missing in one language', { '/slogan/en': undefined }, '/slogan/en: is missing; expected a text'],
  [
    'missing for the night',
    { '/colours/dark': undefined },
    '/colours/dark: is missing; expected an object with brand, brandPressed,',
  ],
  [
    'of apps that are not decided',
    { '/apps': undefined },
    '/apps: is missing; expected a list, each element an object with token',
  ],
  ['an empty text', { '/name/zh': ' ' }, '/name/zh: found " ", expected a text'],
  [
    'no colour',
    { '/colours/light/brand': 'teal' },
    '/colours/light/brand: found "teal", expected a colour such as #0b7a70',
  ],
  [
    'an origin with a path',
    { '/settings/api-origin': 'https://api.example/v1' },
    '/settings/api-origin: found "https://api.example/v1", expected an origin',
  ],
  [
    'no list',
    { '/settings/admin-hosts': 'a.example' },
    '/settings/admin-hosts: found "a.example", expected a list, each element a host name',
  ],
  [
    'a wrong element',
    { '/settings/admin-hosts': ['a.example', 'B'] },
    '/settings/admin-hosts/1: found "B", expected a host name',
  ],
  ['no switch', { '/settings/test-pages': true }, '/settings/test-pages: found true, expected "on"'],
  [
    'a base path with a slash',
    { '/basePath': '/smile/' },
    '/basePath: found "/smile/", expected a path such as /health',
  ],
  ['a scheme with a colon', { '/apps/0/scheme': 'smile:' }, '/apps/0/scheme: found "smile:", expected a scheme'],
  [
    'an app without a token',
    { '/apps/1/token': undefined },
    '/apps/1/token: is missing; expected a word without spaces',
  ],
  [
    'no number of days',
    { '/promises/reportDays': '3' },
    '/promises/reportDays: found "3", expected a whole number from 1',
  ],
  ['too few days', { '/promises/reportDays': 0 }, '/promises/reportDays: found 0, expected a whole number from 1'],
  ['a channel without a type', { '/channels/x': {} }, '/channels/x/thirdType: is missing; expected a whole number'],
  [
    'no place for the path',
    { '/pictures/form': '?q=80' },
    '/pictures/form: found "?q=80", expected a path with {path}, without a slash at its beginning',
  ],
  ['no file', { '/mark': 'none.svg' }, '/mark: the file none.svg does not exist'],
  ['no file of words', { '/words/zh': 'none.json' }, '/words/zh: the file none.json does not exist'],
  ['words for no language', { '/words/fr': {} }, '/words/fr: there is no such key; did you mean zh?'],
  [
    'words of no table',
    { '/words/zh': { 'screens/hoem': {} } },
    '/words/zh/screens/hoem: there is no such key; did you mean screens/home?',
  ],
  [
    'words of no key',
    { '/words/zh': { 'screens/home': { home: { clame: 'x' } } } },
    '/words/zh/screens/home/home/clame: there is no such key; did you mean claim?',
  ],
  [
    'a function',
    { '/words/en': { 'screens/home': { home: { giftsText: 'x' } } } },
    '/words/en/screens/home/home/giftsText: the program makes this text of values (a function)',
  ],
  ['no text', { '/words/en': { messages: { login: 1 } } }, '/words/en/messages/login: expected an object of texts'],
  ['an empty word', { '/words/en': { titles: { 'home.main': '' } } }, '/words/en/titles/home.main: expected a text'],
  [
    'too few days of a week',
    { '/words/en': { calendar: { weekdays: ['M'] } } },
    '/words/en/calendar/weekdays: expected a list of 7 texts',
  ],
  [
    'a light text',
    { '/colours/light/brandInk': '#9ad5c5' },
    '/colours/light/brandInk: brandInk #9ad5c5 on page #f1f6f5 has a contrast of 1.51:1, expected 4.5:1 at least',
  ],
  [
    'a light button',
    { '/colours/light/brand': '#5fd0c4' },
    '/colours/light/onBrand: onBrand #ffffff on brand #5fd0c4 has a contrast of 1.85:1, expected 4.5:1 at least',
  ],
  [
    'a dark tint by day',
    { '/colours/light/brandTint': '#114433' },
    '/colours/light/brandTint: ink #11201e on brandTint #114433 has a contrast of',
  ],
  [
    'a ring nobody sees',
    { '/colours/dark/focus': '#22302d' },
    '/colours/dark/focus: focus #22302d on page #0b1312 has a contrast of 1.36:1, expected 3:1 at least',
  ],
];

describe('an installation’s file', () => {
  it.each(FAULTS)('the build when a value is %s: says where and what', async (_, changes, sentence) => {
    const error = await errorWith(changes);
    expect(error).toMatch(/^ClearError: \/installation\.json has (a fault|\d faults):\n/);
    expect(error).toContain(`\n  ${sentence}`);
  });

  it('the build when there are several faults: says all of them', async () => {
    const error = await errorWith({
      '/name': 1,
      '/mark': 'x.svgz',
      '/settings/corp_id': 'x',
      '/colours/light/focus': '#ffffff',
    });
    expect(error.split('\n')).toHaveLength(7);
    expect(error).toContain('has 6 faults');
  });

  it.each([
    ['the file is cut', { 'installation.json': '{ "name": ' }, /\/: the file installation\.json is no JSON: /],
    [
      'the mark has a program',
      { 'mark.svg': '<svg viewBox="0 0 1 1"><script>1</script></svg>' },
      /\/mark: found <script>, expected/,
    ],
    ['the file of words is a list', { 'w.json': '[]' }, /\/words\/en: the file w\.json is no object of texts/],
  ])('the build when %s: says so', async (_, files, sentence) => {
    expect(await errorWith('w.json' in files ? { '/words/en': 'w.json' } : {}, files)).toMatch(sentence);
  });

  it('the sample and the dental chain when checked: have no fault', async () => {
    expect(await errorWith({})).toBe('');
    expect((await checkedInstallation({ INSTALLATION: DENTAL })).name.en).toBe('Minghe Dental');
  });

  it('the settings of the file when compared with those that the page reads: are the same', () => {
    const tags: string[] = ['data-correction-url', 'consent-withdrawal-url', 'account-closing-url'];
    settingsFrom((name) => String(tags.push(name)), { api: '', web: '' }, '');
    const { settings } = InstallationSchema.properties;
    expect(Object.keys(settings.properties).sort()).toEqual([...new Set(tags)].sort());
  });

  it('the schema for editors when the source has changed: is written anew by npm run generate', async () => {
    expect(readFileSync(join(root, SCHEMA_FILE), 'utf8')).toBe(await schemaText());
  });

  it('the option of a command when it names a folder: is that of the whole build', () => {
    const previous = process.env['INSTALLATION'];
    onTestFinished(() => {
      if (previous === undefined) delete process.env['INSTALLATION'];
      else process.env['INSTALLATION'] = previous;
    });
    nameInstallation(['--out=x', `--installation=${DENTAL}`]);
    expect(installation().basePath).toBe('/smile');
  });

  it('the end of a build when values are the sample’s: names them and what is not set', () => {
    expect(remainsOfSample(sample)[0]).toMatch(/name, slogan, description, mark, colours, apps, service, promises$/);
    expect(remainsOfSample({ ...dental, slogan: sample.slogan, settings: {} })).toEqual([
      '  Of the sample installation: slogan',
      '  Not set: service-phone, api-origin, web-origin',
    ]);
    expect(remainsOfSample(dental)).toEqual([]);
  });
});

describe('a drawing', () => {
  const svg = (inside: string, attributes = '') => `<svg viewBox="0 0 8 8"${attributes}>${inside}</svg>`;
  it.each([
    [svg('<image href="data:,"/>'), 'found <image>'],
    [svg('<path d="M0 0" onclick="x()"/>'), 'found the program onclick of <path>'],
    [svg('<path d="M0 0" style="fill:red"/>'), 'found style of <path>'],
    [svg('<path fill="url(https://evil.example/a#b)"/>'), 'found the reference url(https://evil.example/a#b)'],
    [svg('<linearGradient href="//evil.example/#a"/>'), 'found the reference //evil.example/#a'],
    [svg('<foreignObject><p>x</p></foreignObject>'), 'found <foreignObject>'],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'found markup that is no element'],
    [svg('<path d=M0/>'), 'found markup that is no element'],
    ['<svg><path/></svg>', 'no <svg> with a viewBox'],
    ['a picture', 'no <svg> with a viewBox'],
  ])('the drawing %s when checked: is refused', (drawing, sentence) => {
    expect(faultsOfMark(drawing).join()).toContain(sentence);
  });

  it('a drawing when it is good: becomes a symbol with its looks', () => {
    const drawing = `<?xml version="1.0"?>\n<!-- a -->${svg('\n <g fill="url(#a)"><path d="M0 0"/></g>\n', ' width="8" fill="none"')}\n`;
    expect(faultsOfMark(drawing)).toEqual([]);
    expect(markSymbol(drawing)).toBe(
      '<symbol id="mark" viewBox="0 0 8 8"><g fill="none"><g fill="url(#a)"><path d="M0 0"/></g></g></symbol>',
    );
  });
});

describe('the values', () => {
  const page = readFileSync(join(root, 'webview-app/index.html'), 'utf8');
  const tag = (html: string, name: string) => new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];

  it('the page when it is built: has the name, the mark and a meta tag for each setting', () => {
    const html = withInstallation(page, { ...dental, name: { zh: '禾 & "牙" <x>', en: 'M' } }, {});
    expect(html).toContain('<title>禾 &amp; &quot;牙&quot; &lt;x></title>');
    expect(html).not.toMatch(/\{\{|<!-- mark -->/);
    expect(html).toContain(dental.markSymbol);
    const names = ['api-origin', 'service-phone', 'allowed-origins', 'registration-key', 'corp-id'];
    expect(names.map((name) => tag(html, name))).toEqual([
      ...['https://api.smile.example', '400-820-1000', 'https://partner.smile.example https://press.smile.example'],
      ...['smile-h5', ''],
    ]);
  });

  it('the page when the environment names an origin: leaves that to it', () => {
    const html = withInstallation(page, dental, { API_ORIGIN: 'https://other.example' });
    expect([tag(html, 'api-origin'), tag(html, 'web-origin')]).toEqual(['', 'https://smile.example']);
  });

  it('words over a module’s own when it is loaded: leave all others', () => {
    const code = wordsCode(join(root, 'webview-app/src/screens/home/words/zh.ts'), {
      zh: { 'screens/home': { home: { claim: 'A', inner: { b: 'B' } } } },
      en: {},
    });
    const zh = { home: { title: 'T', claim: 'x', inner: { a: 'a', b: 'x' } } };
    new Function('zh', code ?? '')(zh);
    expect(zh).toEqual({ home: { title: 'T', claim: 'A', inner: { a: 'a', b: 'B' } } });
  });

  it.each([sample, dental])('the elder edition’s colours when derived: have a contrast of 7:1', ({ colours }) => {
    const sheets = coloursOfSheets(colours);
    for (const [theme, page] of [
      ['light', '#f1f6f5'],
      ['dark', '#0b1312'],
    ] as const) {
      const colourOf = (role: string) => new RegExp(`--${role}: (.*);`).exec(sheets[`elder ${theme}`] ?? '')?.[1] ?? '';
      expect(contrast(colourOf('brand'), colours[theme].onBrand)).toBeGreaterThan(7);
      expect(contrast(colourOf('brand-ink'), page)).toBeGreaterThan(7);
      expect(contrast(colourOf('brand-ink'), colours[theme].brandTint)).toBeGreaterThan(7);
    }
  });

  it('a value of a choice when no form fits: names all forms', () => {
    const schema = { anyOf: [{ const: 'a' }, { type: 'integer' }] };
    expect(faultsOf(schema, 'b', '/x')).toEqual(['/x: found "b", expected "a" or a whole number']);
    expect(faultsOf(schema, 2)).toEqual([]);
  });
});
