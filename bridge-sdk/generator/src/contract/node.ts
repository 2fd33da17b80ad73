/** The shape of a payload, read from the contract's schemas. The generated code of every language is made from it. */
import { type Doc, wordsOf } from './docs.ts';
import { type Tagged, taggedUnion } from './union.ts';

export type Node = TextNode | NumberNode | PlainNode | ListNode | RecordNode | ObjectNode | UnionNode;

export interface TextNode {
  readonly kind: 'text';
  /** The allowed words; absent for any text. */
  readonly words?: readonly string[];
  /** True when a newer peer may send another word. */
  readonly open?: boolean;
  readonly pattern?: string;
  /** The rule of an address that the page sends. */
  readonly address?: string;
}

export interface NumberNode {
  readonly kind: 'number';
  readonly whole: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
}

export interface PlainNode {
  readonly kind: 'boolean' | 'anything';
}

export interface ListNode {
  readonly kind: 'list';
  readonly items: Node;
  readonly minItems?: number;
}

export interface RecordNode {
  readonly kind: 'record';
  readonly values: Node;
}

export interface Field extends Doc {
  readonly name: string;
  readonly node: Node;
  readonly optional: boolean;
  /** True for a value that must not be logged, shown or recorded. */
  readonly secret: boolean;
}

export interface ObjectNode {
  readonly kind: 'object';
  readonly fields: readonly Field[];
}

/** One of several objects; a field that all have says which. */
export interface UnionNode {
  readonly kind: 'union';
  /** The name of that field, and its words. */
  readonly tag: string;
  readonly tagDoc: Doc;
  readonly arms: readonly Arm[];
  /** True where a page reads an arm that only a newer host knows as `{ <tag>: 'unknown' }`. */
  readonly open: boolean;
}

export interface Arm extends Doc {
  /** The text of the tag. */
  readonly word: string;
  /** The other fields. */
  readonly node: ObjectNode;
}

type Json = Readonly<Record<string, unknown>>;
/** Returns the doc comment of a field. */
export type FieldDocs = (name: string) => Doc;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const nested = (schema: Json, key: string): Json => {
  const value = schema[key];
  if (!isJson(value)) throw new SchemaFault('', `a schema without ${key}: ${JSON.stringify(schema)}`);
  return value;
};
const words = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : undefined;
const withDoc = <T extends object>(fields: T): T => {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
};

/** A schema that not every language can have, and its place in the payload as a JSON pointer. */
export class SchemaFault extends Error {
  readonly place: string;

  constructor(place: string, message: string) {
    super(message);
    this.place = place;
  }
}

/** Words about a schema, which change no type. */
const ABOUT = ['title', 'description', 'x-zh', 'secret', 'default', 'examples'];
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['enum', 'openEnum', 'pattern', 'address'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  boolean: [],
  array: ['items', 'minItems'],
  object: ['properties', 'required', 'patternProperties', 'additionalProperties'],
};

/** Throws for a rule that some language would not keep. */
function requireKnown(schema: Json, place: string): void {
  const known = KEYWORDS[String(schema['type'])];
  if (!known) return;
  const wrong = Object.keys(schema).find(
    (key) => !['type', ...ABOUT, ...known].includes(key) && !key.startsWith('~') && schema[key] !== undefined,
  );
  if (wrong)
    throw new SchemaFault(place, `no language knows the rule \`${wrong}\` of a value of the type ${schema['type']}`);
  if (schema['additionalProperties'] === false)
    throw new SchemaFault(place, 'an object without further fields: a newer peer may send more');
  for (const bound of ['minimum', 'maximum'] as const) {
    const value = schema[bound];
    if (value === undefined) continue;
    if (typeof value !== 'number' || Math.abs(value) > Number.MAX_SAFE_INTEGER)
      throw new SchemaFault(
        place,
        `an unsafe number: ${bound} ${String(value)} is not exact in JavaScript (at most 2^53 - 1); send it as text`,
      );
  }
}

/**
 * Reads one TypeBox schema of the kinds the contract uses; throws a SchemaFault for any other kind, so that no wrong code is generated.
 * `place` is the schema's place in the payload.
 */
export function readNode(schema: unknown, docs: FieldDocs, place = ''): Node {
  if (!isJson(schema)) throw new SchemaFault(place, 'not a schema');
  requireKnown(schema, place);
  const { type, minimum, maximum, pattern, minItems } = schema;
  switch (type) {
    case 'string':
      return withDoc({
        kind: 'text' as const,
        words: words(schema['openEnum']) ?? words(schema['enum']),
        open: schema['openEnum'] ? true : undefined,
        pattern: typeof pattern === 'string' ? pattern : undefined,
        address: typeof schema['address'] === 'string' ? schema['address'] : undefined,
      }) as TextNode;
    case 'number':
    case 'integer':
      return withDoc({ kind: 'number' as const, whole: type === 'integer', minimum, maximum }) as NumberNode;
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return withDoc({
        kind: 'list' as const,
        items: readNode(schema['items'], docs, `${place}/0`),
        minItems,
      }) as ListNode;
    case 'object':
      return schema['patternProperties'] ? readRecord(schema, docs, place) : readObject(schema, docs, place);
    case undefined: {
      const union = taggedUnion(schema);
      if (union) return readUnion(schema, union, docs, place);
      if (Object.keys(schema).every((key) => ABOUT.includes(key))) return { kind: 'anything' };
    }
  }
  throw new SchemaFault(place, `no language knows the schema ${JSON.stringify(schema)}`);
}

const UNION = ['anyOf', 'oneOf', 'discriminator', 'open'];

function readUnion(schema: Json, { tag, arms }: Tagged, docs: FieldDocs, place: string): UnionNode {
  const wrong = Object.keys(schema).find((key) => ![...ABOUT, ...UNION].includes(key) && !key.startsWith('~'));
  if (wrong) throw new SchemaFault(place, `no language knows the rule \`${wrong}\` of a union`);
  const open = schema['open'] === true;
  if (open && arms.some(([word]) => word === 'unknown'))
    throw new SchemaFault(place, 'an open union with the word unknown, which is what a page reads of a newer one');
  const read = arms.map(([word, arm]) => {
    requireKnown(arm, place);
    return { word, ...wordsOf(arm), ...readObject(arm, docs, place) };
  });
  const { doc = '', zh = '' } = read[0]?.fields.find(({ name }) => name === tag) ?? {};
  return {
    kind: 'union',
    tag,
    tagDoc: { doc, zh },
    arms: read.map(({ word, doc: text, zh: words, fields }) => ({
      word,
      doc: text,
      zh: words,
      node: { kind: 'object', fields: fields.filter(({ name }) => name !== tag) },
    })),
    open,
  };
}

function readRecord(schema: Json, docs: FieldDocs, place: string): RecordNode {
  const [values] = Object.values(nested(schema, 'patternProperties'));
  return { kind: 'record', values: readNode(values, docs, `${place}/*`) };
}

/** Returns the words of the source, else those of the schema itself. */
const textOf = (match: Doc, schema: unknown): Doc => (match.doc || match.zh ? match : wordsOf(schema));

function readObject(schema: Json, docs: FieldDocs, place: string): ObjectNode {
  const required = words(schema['required']) ?? [];
  const fields = Object.entries(nested(schema, 'properties')).map(([name, property]) => ({
    name,
    node: readNode(property, docs, `${place}/${name}`),
    optional: !required.includes(name),
    secret: isJson(property) && property['secret'] === true,
    ...textOf(docs(name), property),
  }));
  return { kind: 'object', fields };
}
