/** Shares the commonest leaf checks among all modules of rows, so that a page has one copy. */
import { type TSchema, Type } from 'typebox';
import { Code } from 'typebox/compile';

/** Names the module of shared leaves. The Vite plugin serves `sharedLeaves()` under this name. */
export const SHARED_LEAVES = 'virtual:check-leaves';

const IS_OBJECT = "(value) => typeof value === 'object' && value !== null && !Array.isArray(value)";

/** Returns TypeBox's source for a leaf, and its patterns, which the source calls `External[n]`. Throws for a schema that is not a leaf. */
function generateLeaf(schema: TSchema): { source: string; patterns: readonly unknown[] } {
  const { Code: text, External } = Code(schema);
  if (text.includes('CheckContext') || text.includes('Hashing.'))
    throw new Error(`checks: a schema that needs the interpreter cannot be generated: ${JSON.stringify(schema)}`);
  const match = /const check_0 = \((\(value\) => [\s\S]*?)\);\n/.exec(text);
  if (!match?.[1] || text.includes('const check_1'))
    throw new Error(`checks: not a plain leaf: ${JSON.stringify(schema)}`);
  return { source: match[1], patterns: External.variables };
}

/** Removes conditions that are always true: `every` over elements of any type, and the bigint test after `Number.isInteger`. */
const shorten = (source: string): string =>
  source
    .replace(/ ?&& value\.every\(\(unique_0, index\) => \(true\)\)/, '')
    .replace(/value\.every\(\(unique_0, index\) => \(true\)\) && /, '')
    .replace(
      /(Number\.isInteger\(value\) && )\(!\(\(Number\.isFinite\(value\) \|\| typeof value === "bigint"\)\) \|\| (.*)\)\)$/,
      '$1$2)',
    );

/** Returns the source of a leaf's function, or undefined if any value passes. `pattern` names a regular expression. */
export function leafSource(schema: TSchema, pattern: (source: string) => string): string | undefined {
  const { source, patterns } = generateLeaf(schema);
  if (source === '(value) => (true)' || source === '(value) => true') return undefined;
  return shorten(source).replace(/External\[(\d+)\]/g, (_, index: string) => {
    const match = patterns[Number(index)];
    if (!(match instanceof RegExp)) throw new Error('checks: custom formats and refinements cannot be generated');
    return pattern(String(match));
  });
}

const SHARED: Readonly<Record<string, TSchema>> = {
  isText: Type.String(),
  isVisible: Type.String({ pattern: '\\S' }),
  isNumber: Type.Number(),
  isInteger: Type.Integer(),
  isBoolean: Type.Boolean(),
  isList: Type.Array(Type.Unknown()),
};

const identity = (source: string) => source;
const NAMES: ReadonlyMap<string | undefined, string> = new Map(
  Object.entries(SHARED).map(([name, schema]) => [leafSource(schema, identity), name]),
);

/** Returns the name of the shared leaf for a schema. Undefined if no shared leaf fits. */
export const sharedLeaf = (schema: TSchema): string | undefined => NAMES.get(leafSource(schema, identity));

/** Returns the source of the module of shared leaves. */
export function sharedLeaves(): string {
  const patterns: string[] = [];
  const pattern = (source: string) => `r${patterns.push(source) - 1}`;
  const leaves = Object.entries(SHARED).map(
    ([name, schema]) => `export const ${name} = ${leafSource(schema, pattern)};`,
  );
  return [
    ...patterns.map((source, index) => `const r${index} = ${source};`),
    `export const isObject = ${IS_OBJECT};`,
    ...leaves,
  ].join('\n');
}

/** Returns the source of one shared leaf, including its pattern. */
export const sharedSource = (name: string): string => {
  const schema = SHARED[name];
  return (schema ? leafSource(schema, identity) : undefined) ?? IS_OBJECT;
};
