import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import { runnerImport, transformWithOxc } from 'vite';
import { describe, expect, it } from 'vitest';
import { PARTS_FILE } from './compose.ts';
import { emitRows } from './emit.ts';
import { SHARED_LEAVES, sharedLeaves } from './leaves.ts';
import { ROW_FILES } from './plugin.ts';

type Generated = (value: unknown) => string | undefined;

/** Returns the source as a data URL, with apostrophes encoded: an apostrophe would end the string of the import. */
const asUrl = (source: string) => `data:text/javascript,${encodeURIComponent(source).replaceAll("'", '%27')}`;

const PARTS = join(import.meta.dirname, '../../../../webview-app/src/api', PARTS_FILE);
const parts = transformWithOxc(readFileSync(PARTS, 'utf8'), PARTS).then(({ code }) => asUrl(code));

/** Lists both kinds of generated checks: a method's check consists of statements, an endpoint's is composed of functions. */
const KINDS = ['method', 'endpoint'] as const;

/** Imports a generated check as a module, as a page does. */
async function generate(schema: TSchema, kind: (typeof KINDS)[number]): Promise<Generated> {
  const source = emitRows({ row: { kind, check: schema } }, 'test')
    .replace(/from '(typebox\/\w+)'/g, (_, id) => `from '${import.meta.resolve(id)}'`)
    .replaceAll(PARTS_FILE, await parts)
    .replaceAll(SHARED_LEAVES, asUrl(sharedLeaves()));
  const module: { row: { check: Generated } } = await import(/* @vite-ignore */ asUrl(source));
  return module.row.check;
}

const schemas: Record<string, TSchema> = {
  text: Type.String(),
  'bounded text': Type.String({ minLength: 2, maxLength: 4 }),
  pattern: Type.String({ pattern: '^\\d{2,3}$' }),
  'bounded number': Type.Number({ minimum: -1, maximum: 3 }),
  'exclusive bounds': Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 2 }),
  integer: Type.Integer({ minimum: 0 }),
  boolean: Type.Boolean(),
  literal: Type.Literal('a'),
  words: Type.Union([Type.Literal('a'), Type.Literal('b')]),
  'union of kinds': Type.Union([Type.String(), Type.Integer(), Type.Null()]),
  anything: Type.Unknown(),
  object: Type.Object({ a: Type.String(), b: Type.Integer() }),
  'object with an optional property': Type.Object({ a: Type.Optional(Type.String()), b: Type.Boolean() }),
  'object with an unknown property': Type.Object({ a: Type.Unknown() }),
  'object with a strange key': Type.Object({ 'a/b~c': Type.String() }),
  array: Type.Array(Type.String()),
  'bounded array': Type.Array(Type.Integer(), { minItems: 1, maxItems: 2 }),
  'array of objects': Type.Array(Type.Object({ a: Type.String() })),
  'array of arrays': Type.Array(Type.Array(Type.Boolean())),
  record: Type.Record(Type.String(), Type.Integer()),
  'record of objects': Type.Record(Type.String(), Type.Object({ a: Type.String() })),
  deep: Type.Object({
    a: Type.Object({
      b: Type.Array(Type.Object({ a: Type.String(), b: Type.Optional(Type.Integer({ minimum: 0 })) })),
    }),
  }),
};

// Generates values close to the schemas, so that both verdicts are common: few keys, small numbers, short texts.
const scalar = fc.oneof(
  fc.constantFrom<unknown>('a', 'b', '12', '1234', '', null, true, 0, 1, -1, 0.5, Number.NaN),
  fc.string({ maxLength: 5 }),
  fc.integer({ min: -3, max: 5 }),
);
const { value: anyValue } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a/b~c', 'x'), tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

/** Generates values that fit the schema, so that valid values are as common as invalid values. */
function validValues(schema: TSchema): fc.Arbitrary<unknown> {
  const matches = samples.filter((sample) => Check(schema, sample));
  return matches.length > 0 ? fc.constantFrom(...matches) : anyValue;
}
const leaves: unknown[] = ['a', 'b', '12', '123', 'abc', 0, 1, 2, 0.5, true, false, null];
const samples: unknown[] = [
  ...leaves,
  ...leaves.flatMap((a) => [[a], [a, a], [[a]], { a }, { 'a/b~c': a }, { a: { a } }, [{ a }], { b: a }]),
  ...leaves.flatMap((a) => leaves.flatMap((b) => [{ a, b }, { a: { b: [{ a, b }, { a }] } }])),
];

describe.each(KINDS)('a generated check of a row of the kind %s', (kind) => {
  for (const [name, schema] of Object.entries(schemas)) {
    it(`a value when its schema is ${name}: gets the verdict of TypeBox`, async () => {
      const check = await generate(schema, kind);
      fc.assert(
        fc.property(fc.oneof(anyValue, validValues(schema)), (value) => {
          expect(check(value) === undefined).toBe(Check(schema, value));
        }),
        { numRuns: 300 },
      );
    });
  }

  const wrongValues: [string, TSchema, unknown, string | Readonly<Record<typeof kind, string>>][] = [
    ['the root', Type.Object({}), 1, ''],
    ['a missing property', Type.Object({ a: Type.String() }), {}, '/a'],
    ['a missing property of any type', Type.Object({ a: Type.Unknown() }), {}, '/a'],
    ['an element', Type.Array(Type.Integer()), [1, 2, 'x'], '/2'],
    [
      'a value of a record',
      Type.Record(Type.String(), Type.Integer()),
      { good: 1, bad: 'x' },
      { method: '/bad', endpoint: '/*' },
    ],
    ['an escaped key', Type.Object({ 'a/b~c': Type.String() }), {}, '/a~1b~0c'],
    ['a deep place', schemas['deep'] ?? Type.Never(), { a: { b: [{ a: 'x' }, { a: 'x', b: -1 }] } }, '/a/b/1/b'],
    [
      'the container, when its length is wrong',
      Type.Object({ a: Type.Array(Type.Null(), { minItems: 1 }) }),
      { a: [] },
      '/a',
    ],
  ];
  it.each(wrongValues)('a wrong value when it is %s: the check returns its path', async (_, schema, value, pointer) => {
    // A record's keys may be personal data, and error notices carry the pointers of endpoints.
    const expected = typeof pointer === 'string' ? pointer : pointer[kind];
    expect((await generate(schema, kind))(value)).toBe(expected);
  });

  it('an open enum when a text is not in its list: the check replaces the text by "unknown"', async () => {
    const word = Type.Unsafe<string>({ type: 'string', openEnum: ['a', 'b'] });
    const schema = Type.Object({ single: word, all: Type.Array(word), rare: Type.Optional(word) });
    const check = await generate(schema, kind);
    const value = { single: 'c', all: ['a', 'z', 'b'] };
    expect(check(value)).toBeUndefined();
    expect(value).toEqual({ single: 'unknown', all: ['a', 'unknown', 'b'] });
    expect(check({ single: 1, all: [] })).toBe('/single');
    expect(check({ single: 'a', all: [], rare: 1 })).toBe('/rare');
  });

  it('a record when Object.prototype has an extra property: only own properties are checked (B25)', async () => {
    const check = await generate(Type.Record(Type.String(), Type.String()), kind);
    Object.assign(Object.prototype, { extra: 1 });
    try {
      expect(check({ a: 'b' })).toBeUndefined();
    } finally {
      Reflect.deleteProperty(Object.prototype, 'extra');
    }
  });

  it('a closed object when a check is generated: refused, because a newer peer may send more fields', () => {
    const closed = Type.Object({}, { additionalProperties: false });
    expect(() => emitRows({ row: { kind, check: closed } }, 'f')).toThrow(/closed objects/);
  });
});

describe('a module of rows', () => {
  it('a row when its schemas mark secrets: lists their paths and those in its `secrets`', () => {
    const Secret = Type.String({ secret: true });
    const row = {
      kind: 'method',
      params: Type.Object({ a: Type.Object({ 'b/c': Secret }), open: Type.String(), list: Type.Array(Secret) }),
      result: Type.Object({
        byName: Type.Record(Type.String(), Secret),
        all: Type.Array(Type.Object({ token: Secret })),
      }),
      payload: Type.Object({ token: Type.Optional(Secret) }),
      secrets: ['/params/own'],
    };
    const match = /"secrets": (\[.*?\])/.exec(emitRows({ row }, 'f'))?.[1] ?? '';
    expect(JSON.parse(match)).toEqual([
      '/params/own',
      '/params/a/b~1c',
      '/params/list/*',
      '/result/byName/*',
      '/result/all/*/token',
      '/params/token',
    ]);
    expect(emitRows({ row: { kind: 'method', params: Type.Object({ a: Type.String() }) } }, 'f')).not.toContain(
      'secrets',
    );
  });

  it('an endpoint when fields are marked personal: lists their names in request and response', () => {
    const Personal = Type.String({ personal: 'name' });
    const form = Type.Object({
      a: Type.Optional(Personal),
      list: Type.Array(Personal),
      of: Type.Object({ b: Personal }),
    });
    const row = {
      kind: 'endpoint',
      sends: { form, query: undefined },
      unread: ['why', 'a'],
      data: Type.Object({ c: Personal }),
    };
    expect(emitRows({ row }, 'f')).toMatch(
      /= \{ "kind": "endpoint", "data": \w+, "personal": \{"sends":\["a","list","b"\],"data":\["c"\]\} \};$/,
    );
  });

  it('two rows when they use the same function of another module: the module imports it once', () => {
    const around = { kind: 'import', name: 'singly', from: '../core/around.ts' };
    const source = emitRows({ first: { kind: 'method', around }, two: { kind: 'method', around } }, 'f');
    expect(source.split('import { singly } from "../core/around.ts";')).toHaveLength(2);
    expect(source).toContain('export const two = { "kind": "method", "around": singly };');
  });

  it('an export when it is neither a row nor a schema: refused', () => {
    expect(() => emitRows({ helper: () => 1 }, 'f')).toThrow(/neither a row nor a schema/);
  });
});

const root = join(import.meta.dirname, '../../../..');
const rowFiles = ['bridge-sdk/src/contract', 'webview-app/src/api'].flatMap((folder) => {
  const files = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map((entry) => join(root, folder, entry.name)).filter((file) => ROW_FILES.test(file));
});

describe('the generated form of a module of rows', () => {
  it.each(rowFiles.map((file) => [file.slice(root.length + 1), file]))(
    '%s when its checks are generated: contains no schema interpreter',
    async (_, file) => {
      const { module } = await runnerImport<Record<string, unknown>>(file, {
        configFile: false,
        logLevel: 'error',
        resolve: { conditions: ['source'] },
      });
      const source = emitRows(module, file);
      const rows = Object.values(module).filter((item) => Object(item).kind !== undefined);
      expect(source.split('export const ').length - 1).toBe(rows.length);
      expect(source).not.toMatch(/~kind|new Function|eval\(|typebox\/compile/);
    },
  );
});

it('a row when it is generated without explanations: its errors have the path but no expectation', () => {
  const row = { kind: 'method', params: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 31 }) }) };
  expect(emitRows({ row }, 'f')).toContain('an integer, at least 1');
  const plain = emitRows({ row }, 'f', false);
  expect(plain).toContain('/days');
  expect(plain).not.toContain('an integer');
});
