/** Tests that standalone checks agree with TypeBox: on valid, slightly invalid and arbitrary values. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { OneOf, Text } from '../../../src/contract/shapes.ts';
import { plainSchema } from '../contract/plain-schema.ts';
import { importModule } from '../load/modules.ts';
import { Emitter } from './emit.ts';

const Line = Type.Object({ name: Text(), cents: Type.Integer({ minimum: 0 }) });
const SCHEMAS: Readonly<Record<string, TSchema>> = {
  plain: Type.Object({ text: Type.String(), number: Type.Number(), whole: Type.Integer(), yes: Type.Boolean() }),
  bounded: Type.Object({
    part: Type.Number({ minimum: 0, maximum: 1 }),
    day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    by: Type.Optional(OneOf('code', 'face')),
    sensor: Type.Union([Type.Literal('door'), Type.Literal('weight')]),
  }),
  lists: Type.Object({ lines: Type.Array(Line, { minItems: 1 }), ids: Type.Optional(Type.Array(Type.String())) }),
  records: Type.Object({ free: Type.Record(Type.String(), Type.Integer({ minimum: 0 })), any: Type.Unknown() }),
  kinds: Type.Object({
    by: Type.Union([
      Type.Object({ kind: Type.Literal('code'), code: Text() }),
      Type.Object({
        kind: Type.Literal('face'),
        score: Type.Number({ minimum: 0, maximum: 1 }),
        'a-b': Type.Unknown(),
      }),
      Type.Object({ kind: Type.Literal('none') }),
    ]),
    all: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Object({ id: Type.String(), 'of-kind': Type.Literal('a') }),
          Type.Object({ 'of-kind': Type.Literal('b'), lines: Type.Array(Line) }),
        ]),
      ),
    ),
  }),
  nested: Type.Object({ place: Type.Optional(Type.Object({ row: Type.Integer(), line: Line })), 'a-b': Type.Number() }),
};

/** Generates values that sometimes fit a field and sometimes miss it narrowly. */
const leaf = fc.oneof(
  fc.constantFrom<unknown>('', ' ', 'door', 'code', 'hand', '2026-01-02', '2026-1-2', 0, 1, -1, 0.5, 1.5, true, null),
  fc.constantFrom<unknown>([], {}, undefined, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '٣'),
  fc.string(),
  fc.double(),
  fc.integer(),
);
const anything = fc.oneof(
  { depthSize: 'small' },
  { weight: 3, arbitrary: leaf },
  { weight: 1, arbitrary: fc.anything() },
);

type Json = Readonly<Record<string, unknown>>;
/** Generates values of a schema in which one part of 25 is replaced by an arbitrary value. */
function nearValid(schema: Json): fc.Arbitrary<unknown> {
  const valid = (): fc.Arbitrary<unknown> => {
    const { anyOf, type, enum: words, pattern, items, properties, patternProperties, minimum, maximum } = schema;
    if (Array.isArray(words)) return fc.constantFrom(...words);
    if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((arm) => nearValid(arm)));
    if (type === 'string') return pattern ? fc.constantFrom('2026-01-02', 'door') : fc.string();
    if (type === 'integer') return fc.integer({ min: Number(minimum ?? -9), max: Number(maximum ?? 9) });
    if (type === 'number') return fc.double({ min: Number(minimum ?? -9), max: Number(maximum ?? 9), noNaN: true });
    if (type === 'boolean') return fc.boolean();
    if (type === 'array') return fc.array(nearValid(Object(items)), { minLength: 1, maxLength: 3 });
    if (patternProperties)
      return fc.dictionary(fc.string({ minLength: 1 }), nearValid(Object(Object.values(patternProperties)[0])), {
        maxKeys: 3,
      });
    if (properties)
      return fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, nearValid(Object(value))])),
        {
          requiredKeys: (schema['required'] ?? []) as string[],
        },
      );
    return anything;
  };
  return fc.oneof({ weight: 24, arbitrary: valid() }, { weight: 1, arbitrary: anything });
}

const RUNS_PER_SCHEMA = 1_700;
const RUNS = RUNS_PER_SCHEMA * Object.keys(SCHEMAS).length;

test(`standalone checks when they get ${RUNS} values: agree with TypeBox`, { timeout: 120_000 }, async () => {
  const emitter = new Emitter(true);
  const names = Object.entries(SCHEMAS).map(([name, schema]) => [name, emitter.checkOf(plainSchema(schema))] as const);
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  const types = 'type Leaf = (value: any) => boolean; type Check = (v: any, allowed: any) => string | undefined;';
  const exported = names.map(([name, check]) => `export const ${name} = ${check};`);
  writeFileSync(join(folder, 'checks.ts'), [types, emitter.prelude(), ...exported].join('\n'));
  const checks = (await importModule(join(folder, 'checks.ts'))) as Record<
    string,
    (value: unknown) => string | undefined
  >;
  rmSync(folder, { recursive: true });
  let [good, bad] = [0, 0];
  for (const [name, schema] of Object.entries(SCHEMAS))
    fc.assert(
      fc.property(nearValid(plainSchema(schema)), (value) => {
        const isGood = Value.Check(schema, value);
        if (isGood) good++;
        else bad++;
        return (checks[name]?.(structuredClone(value)) === undefined) === isGood;
      }),
      { numRuns: RUNS_PER_SCHEMA },
    );
  expect(good + bad).toBe(RUNS);
  expect(Math.min(good, bad)).toBeGreaterThan(RUNS / 10);
});
