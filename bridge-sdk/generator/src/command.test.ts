import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { asSource, filesIn, makeProject } from '../test/project.ts';
import { bridge } from './command.ts';

let messages: string[] = [];
beforeEach(() => {
  messages = [];
  const record = (text: unknown) => void messages.push(String(text));
  vi.spyOn(console, 'log').mockImplementation(record);
  vi.spyOn(console, 'error').mockImplementation(record);
});
afterEach(() => vi.restoreAllMocks());
const run = async (folder: string, ...args: string[]) => ({
  code: await bridge(args, folder),
  output: messages.join('\n'),
});

describe('the command with a contract of 12 methods and 4 events', () => {
  const folder = makeProject();
  let first: Record<string, string> = {};
  beforeAll(async () => {
    await bridge(['generate'], folder);
    first = filesIn(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('generate when every output is configured: writes all of them', () => {
    expect(Object.keys(first)).toEqual(
      [
        ...['ShopMethods.kt', 'ShopModels.kt'].map((file) => `android/${file}`),
        'bridge.config.ts',
        ...['lockers.ts', 'orders.ts'].map((file) => `contract/${file}`),
        ...['lockers.md', 'lockers.zh.md', 'orders.md', 'orders.zh.md'].map((file) => `docs/${file}`),
        ...['ShopMethods.ets', 'ShopModels.ets'].map((file) => `harmony/${file}`),
        ...['ShopMethods.swift', 'ShopModels.swift'].map((file) => `ios/${file}`),
        ...['mini-program/contract.js', 'openrpc.json', 'samples/kotlin/SampleMethods.kt'],
        ...['samples/swift/SampleMethods.swift', 'src/bridge.ts', 'test/shop-answers.ts'],
        ...['vectors/host.json', 'vectors/page.json'],
      ].sort(),
    );
    const { methods } = JSON.parse(first['openrpc.json'] ?? '') as { methods: { name: string }[] };
    const own = methods.filter(({ name }) => name.startsWith('shop.')).map(({ name }) => name);
    expect(own).toHaveLength(16);
    expect(methods.map(({ name }) => name)).toContain('getSteps');
  });

  test('generate when nothing has changed: writes no file, and check finds no stale one', async () => {
    expect(await run(folder, 'generate')).toEqual({ code: 0, output: '18 files, 0 of them written' });
    expect(filesIn(folder)).toEqual(first);
    messages = [];
    expect(await run(folder, 'check')).toEqual({ code: 0, output: '18 files are as they should be' });
  });

  test('check when files are stale: names them, and docs rewrites only the Markdown', async () => {
    writeFileSync(join(folder, 'docs/lockers.md'), 'old');
    writeFileSync(join(folder, 'src/bridge.ts'), 'old');
    expect(await run(folder, 'check')).toEqual({
      code: 1,
      output: 'stale: src/bridge.ts\nstale: docs/lockers.md\n2 of 18 files are stale: run bridge generate',
    });
    await bridge(['docs'], folder);
    expect(readFileSync(join(folder, 'docs/lockers.md'), 'utf8')).toBe(first['docs/lockers.md']);
    expect(readFileSync(join(folder, 'src/bridge.ts'), 'utf8')).toBe('old');
    await bridge(['generate'], folder);
  });

  test('generate when it fails at one file: replaces no file', async () => {
    const previous = filesIn(folder);
    rmSync(join(folder, 'vectors'), { recursive: true });
    writeFileSync(join(folder, 'vectors'), 'a file where a folder must be');
    writeFileSync(join(folder, 'src/bridge.ts'), 'old');
    await expect(bridge(['generate'], folder)).rejects.toThrow(/vectors/);
    expect(readFileSync(join(folder, 'src/bridge.ts'), 'utf8')).toBe('old');
    expect(Object.keys(filesIn(folder)).filter((file) => file.endsWith('.new'))).toEqual([]);
    rmSync(join(folder, 'vectors'));
    await bridge(['generate'], folder);
    expect(filesIn(folder)).toEqual(previous);
  });

  test('the OpenRPC document when it is used as the contract: generates the same native code', async () => {
    const other = mkdtempSync(join(tmpdir(), 'openrpc-'));
    writeFileSync(join(other, 'shop.json'), first['openrpc.json'] ?? '');
    const config = first['bridge.config.ts'] ?? '';
    writeFileSync(join(other, 'bridge.config.ts'), config.replace("'./contract'", "'./shop.json'"));
    await bridge(['generate'], other);
    const created = filesIn(other);
    for (const file of Object.keys(first).filter((key) => /^(android|ios|harmony|vectors|src|docs)\//.test(key)))
      expect([file, created[file]]).toEqual([file, first[file]]);
    messages = [];
    writeFileSync(join(other, 'contract.json'), readFileSync(join(other, 'shop.json')));
    expect(await run(other, 'diff', 'shop.json', join(folder, 'contract'))).toEqual({
      code: 0,
      output: 'nothing has changed',
    });
    rmSync(other, { recursive: true });
  });

  test.each([
    [
      'an answer',
      'lockers',
      '{ open: true },',
      ', { open: true }',
      /^minor: shop\.readSensor result\/state: the arm tilt is new\n=> minor$/,
    ],
    [
      'a closed answer',
      'lockers',
      '{ open: true },',
      '',
      /^major: shop\.readSensor result\/state: the arm tilt is new\n/,
    ],
  ])('diff when a union in %s grows: prints the level for old pages', async (_, file, text, open, expected) => {
    const [older, newer] = [makeProject(), makeProject()];
    const arms = (folder: string, more: string) => {
      const path = join(folder, `contract/${file}.ts`);
      const source = readFileSync(path, 'utf8').replace(text, `${open.replace(', ', '')}`);
      writeFileSync(path, more ? source.replace(/(grams: [^\n]*\n {8}\}\),)/, `$1\n${more},`) : source);
    };
    arms(older, '');
    arms(newer, "Type.Object({ of: Type.Literal('tilt') })");
    expect((await run(folder, 'diff', join(older, 'contract'), join(newer, 'contract'))).output).toMatch(expected);
    for (const value of [older, newer]) rmSync(value, { recursive: true });
  });

  test('diff when a contract has changed: lists the changes with level and reason', async () => {
    const other = makeProject();
    const file = join(other, 'contract/lockers.ts');
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text
        .replace('open: Type.Boolean()', 'open: Type.Optional(Type.Boolean())')
        .replace("OneOf('code', 'face')", "OneOf('code', 'face', 'key')"),
    );
    expect((await run(folder, 'diff', 'contract', join(other, 'contract'))).output).toBe(
      'major: shop.openLocker result/open may be left out now\nminor: shop.openLocker params/by: the word key is new\n=> major',
    );
    messages = [];
    const config = join(other, 'bridge.config.ts');
    writeFileSync(
      config,
      readFileSync(config, 'utf8').replace("name: 'Shop'", `name: 'Shop', released: '${folder}/contract'`),
    );
    const refused = await run(other, 'generate');
    expect(refused.code).toBe(2);
    expect(refused.output).toContain('shop.openLocker result/open may be left out now');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace("'shop.openLocker', {", "'shop.openLocker', {\n  version: 2,"),
    );
    expect(await bridge(['generate'], other)).toBe(0);
    rmSync(other, { recursive: true });
  });
});

describe('an OpenRPC document from another tool', () => {
  const read = async (methods: object[], components: object = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'document-'));
    writeFileSync(join(folder, 'shop.json'), JSON.stringify({ openrpc: '1.3.2', info: {}, methods, components }));
    const output = { kotlin: { folder: 'android', package: 'com.shop' }, markdown: { folder: 'docs' } };
    const config = { contract: './shop.json', name: 'Shop', output };
    writeFileSync(join(folder, 'bridge.config.ts'), `export default ${JSON.stringify(config)};`);
    const { code, output: text } = await run(folder, 'generate');
    const files = filesIn(folder);
    rmSync(folder, { recursive: true });
    return { code, text, files };
  };
  const id = { name: 'id', required: true, schema: { $ref: '#/components/schemas/Id' } };
  const components = { schemas: { Id: { type: 'string', pattern: '\\S', description: 'The number.' } } };

  test('a document when it has references, notifications and no extensions: accepted', async () => {
    const open = {
      name: 'shop/open',
      params: [id],
      result: { name: 'open', schema: { type: 'object', properties: {} } },
    };
    const sold = { name: 'shop.sold', tags: [{ name: 'event' }], params: [id] };
    const { code, files } = await read([open, sold], components);
    expect(code).toBe(0);
    expect(Object.keys(files)).toContain('docs/methods.md');
    expect(files['android/ShopMethods.kt']).toContain('suspend fun open(params: OpenParams, call: BridgeCall)');
    expect(files['android/ShopMethods.kt']).toContain('channel.emit("shop.sold"');
    expect(files['android/ShopModels.kt']).toContain('bound(id.isNotBlank(), "/id", "not blank")');
  });

  const tree = { schemas: { Tree: { type: 'object', properties: { inner: { $ref: '#/components/schemas/Tree' } } } } };
  test.each([
    [
      'params by position',
      [{ name: 'a', paramStructure: 'by-position', params: [] }],
      {},
      /shop\.json, a: params by position/,
    ],
    ['one name in code', [{ name: 'a.open' }, { name: 'b.open' }], {}, /a\.open and b\.open have the one name open/],
    [
      'a recursive schema',
      [{ name: 'a', params: [{ name: 't', schema: { $ref: '#/components/schemas/Tree' } }] }],
      tree,
      /shop\.json, a, params\/t\/inner: a recursive type/,
    ],
    ['a reference to nothing', [{ name: 'a', params: [id] }], {}, /has no #\/components\/schemas\/Id/],
  ])('a document when it has %s: refused', async (_, methods, parts, message) => {
    const { code, text } = await read(methods, parts);
    expect([code, text]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('a faulty contract or configuration', () => {
  const HEAD = "import { event, method, Nothing, OneOf, Type } from '@sdhealth/bridge-generator/contract';\n";
  const item = (params: string, more = '') =>
    `${HEAD}export const lend = method('shop.lend', { params: Type.Object({ ${params} }), result: Nothing, ${more} });`;

  test.each([
    [
      'a recursive type',
      item("node: Type.Cyclic({ A: Type.Object({ a: Type.Array(Type.Ref('A')) }) }, 'A')"),
      /^shop\.ts, shop\.lend, params\/node: a recursive type/,
    ],
    [
      'a union without a tag',
      item('a: Type.Object({ b: Type.Union([Type.String(), Type.Number()]) })'),
      /^shop\.ts, shop\.lend, params\/a\/b: a union without a tag, which not every language has/,
    ],
    [
      'a union of objects without a tag',
      item("a: Type.Union([Type.Object({ kind: Type.Literal('a') }), Type.Object({ kind: Type.String() })])"),
      /params\/a: a union without a tag/,
    ],
    [
      'a union of two objects of one word',
      item("a: Type.Union([Type.Object({ b: Type.Literal('c') }), Type.Object({ b: Type.Literal('c') })])"),
      /params\/a: a union without a tag/,
    ],
    [
      'a union of objects, whose tag may be left out',
      item("a: Type.Union([Type.Object({ b: Type.Optional(Type.Literal('c')) })])"),
      /params\/a: a union without a tag/,
    ],
    [
      'a rule of a union that no language has',
      item("a: Type.Union([Type.Object({ b: Type.Literal('c') })], { minProperties: 1 })"),
      /params\/a: no language knows the rule `minProperties` of a union/,
    ],
    [
      'an open union with the word that a newer one is read as',
      item("a: Type.Union([Type.Object({ b: Type.Literal('unknown') })], { open: true })"),
      /params\/a: an open union with the word unknown/,
    ],
    [
      'a kind of Swift’s own words',
      item("a: Type.Union([Type.Object({ b: Type.Literal('case') })])"),
      /params\/a\/b: the word case is a word of Swift/,
    ],
    [
      'an unsafe number',
      item('a: Type.Array(Type.Integer({ maximum: 2 ** 53 }))'),
      /^shop\.ts, shop\.lend, params\/a\/0: an unsafe number: maximum 9007199254740992/,
    ],
    [
      'a rule that no language has',
      item('a: Type.String({ maxLength: 3 })'),
      /params\/a: no language knows the rule `maxLength`/,
    ],
    [
      'a closed object',
      item('a: Type.Object({}, { additionalProperties: false })'),
      /params\/a: an object without further fields/,
    ],
    ['null', item('a: Type.Null()'), /params\/a: no language knows the schema/],
    [
      'params that are not an object',
      `${HEAD}export const lend = method('shop.lend', { params: Type.String(), result: Nothing });`,
      /shop\.lend, params: a payload is an object/,
    ],
    ['a word of Kotlin', item('object: Type.String()'), /params\/object: the name object is a word of Kotlin/],
    ['a word of Swift', item('guard: Type.String()'), /params\/guard: the name guard is a word of Swift/],
    ['a word of ArkTS', item('arguments: Type.String()'), /the name arguments is a word of ArkTS/],
    [
      'a word of several',
      `${HEAD}export const on = method('shop.on', { params: Nothing, result: Nothing });`,
      /shop\.on: the name on is a word of Kotlin and Swift and ArkTS/,
    ],
    ['a word of a list', item("a: OneOf('case')"), /params\/a: the word case is a word of Swift/],
    ['two words of one name', item("a: OneOf('a-b', 'a_b')"), /params\/a: the words a-b and a_b have one name/],
    [
      'two rows of one name',
      `${item('a: Type.String()')}\nexport const other = method('shop.lend', { params: Nothing, result: Nothing });`,
      /shop\.ts: shop\.lend is declared twice/,
    ],
    [
      'a name of the standard contract',
      item('a: Type.String()').replace('shop.lend', 'getSteps'),
      /getSteps is a name of the standard contract/,
    ],
    [
      'two models of one name',
      item('bC: Type.Object({ a: Type.String() }), b: Type.Object({ c: Type.Object({ a: Type.String() }) })'),
      /^shop\.ts, shop\.lend, params\/b\/c: two models have the name LendParamsBC: this, and shop\.lend, params\/bC in shop\.ts; rename one$/,
    ],
    [
      'two methods whose models have one name',
      `${item('a: Type.String()')}\nexport const Lend = method('shop.lendOut', { params: Type.Object({ a: Type.String() }), result: Nothing });`,
      /^shop\.ts, shop\.lendOut, params: two models have the name LendParams: this, and shop\.lend, params in shop\.ts; rename one$/,
    ],
    [
      'two names that capitals tell apart',
      item('ab: Type.Object({ c: Type.String() }), aB: Type.Object({ c: Type.String() })'),
      /^shop\.ts, shop\.lend, params\/aB: two models have the name LendParamsAB: this, and shop\.lend, params\/ab/,
    ],
    [
      'a model with the name of a class',
      item('host: Type.Object({ a: Type.String() })'),
      /^shop\.ts, shop\.lend, params\/host: the model LendParamsHost has the name of the class LendParamsHost/,
      'LendParams',
    ],
    [
      'a name in code of the standard contract',
      `${HEAD}export const getSteps = method('shop.getSteps', { params: Nothing, result: Nothing });`,
      /^shop\.ts, shop\.getSteps: the name getSteps in code is that of getSteps of the standard contract$/,
    ],
    [
      'a name of the generated rows',
      `${HEAD}export const k0 = method('shop.key', { params: Nothing, result: Nothing });`,
      /^shop\.ts, shop\.key: the name k0 is a word of the generated rows$/,
    ],
    [
      'a description beside a secret',
      item('description: Type.String(), token: Type.String({ secret: true })'),
      /params\/description: the name description is a member of every model with a secret in Swift/,
    ],
    [
      'a journal of an unknown param',
      item('order: Type.String()', "journal: 'ordr'"),
      /shop\.lend, journal: ordr is not a param; did you mean order\?/,
    ],
    ['no row at all', 'export const a = 1;', /^shop\.ts: exports no row/],
  ] satisfies [string, string, RegExp, string?][])('%s: refused', async (_, contract, message, name = 'Shop') => {
    const folder = mkdtempSync(join(tmpdir(), 'wrong-'));
    writeFileSync(join(folder, 'shop.ts'), asSource(contract));
    const config = {
      contract: './shop.ts',
      name,
      extends: 'standard',
      output: { openrpc: { file: 'openrpc.json' } },
    };
    writeFileSync(join(folder, 'bridge.config.ts'), `export default ${JSON.stringify(config)};`);
    const { code, output: text } = await run(folder, 'generate');
    expect(text).toMatch(message);
    expect(text.split('\n')).toHaveLength(1);
    expect(code).toBe(2);
    expect(Object.keys(filesIn(folder))).toEqual(['bridge.config.ts', 'shop.ts']);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['a setting', { contrct: './a' }, 'contrct is not a known setting of the configuration; did you mean contract?'],
    [
      'an output',
      { contract: './a', name: 'A', output: { kotln: {} } },
      'kotln is not a known output; did you mean kotlin?',
    ],
    [
      'a class name',
      { contract: './a', name: 'my shop', output: {} },
      '`name` of the configuration begins class names',
    ],
    [
      'a package',
      { contract: './a', name: 'A', output: { kotlin: { folder: '.', package: 'Com-Shop' } } },
      'Com-Shop is not a package',
    ],
    ['a contract', { contract: './none', name: 'A', output: {} }, './none: no such file'],
  ])('a configuration when %s has a wrong name: refused with a suggestion', async (_, config, message) => {
    const folder = mkdtempSync(join(tmpdir(), 'wrong-'));
    writeFileSync(join(folder, 'bridge.config.ts'), `export default ${JSON.stringify(config)};`);
    expect((await run(folder, 'generate')).output).toContain(message);
    rmSync(folder, { recursive: true });
  });

  test('two outputs when they write the same file: refused', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wrong-'));
    writeFileSync(join(folder, 'shop.ts'), asSource(item('a: Type.String()')));
    const output = { openrpc: { file: 'out.json' }, typescript: { file: './out.json' } };
    const config = { contract: './shop.ts', name: 'Shop', output };
    writeFileSync(join(folder, 'bridge.config.ts'), `export default ${JSON.stringify(config)};`);
    expect(await run(folder, 'generate')).toEqual({
      code: 2,
      output: './out.json: output.openrpc and output.typescript both write this file',
    });
    rmSync(folder, { recursive: true });
  });

  test('the command when its name, an option or the configuration is wrong: prints the fault', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wrong-'));
    mkdirSync(join(folder, 'empty'));
    expect((await run(folder, 'generat')).output).toContain('generat is not a command; did you mean generate?');
    messages = [];
    expect((await run(folder, 'generate', '--force')).output).toContain('--force is not an option');
    messages = [];
    expect((await run(folder, 'check')).output).toContain('bridge.config.ts: no such file');
    rmSync(folder, { recursive: true });
  });
});
