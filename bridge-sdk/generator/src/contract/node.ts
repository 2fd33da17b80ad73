/** Reads TypeBox schemas of payloads into nodes, from which the code of every language is generated. */
import { type Doc, schemaDoc } from './docs.ts';
import { type Tagged, taggedUnion } from './union.ts';

export type Node = TextNode | NumberNode | PlainNode | ListNode | RecordNode | ObjectNode | UnionNode;

export interface TextNode {
  readonly kind: 'text';
  /** Lists the members of an enum. Absent where any text is allowed. */
  readonly words?: readonly string[];
  /** True when a newer peer may send a text that the list lacks. */
  readonly open?: boolean;
  readonly pattern?: string;
  /** Names the rule that checks an address sent by the page, such as `own`. */
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

/** Describes a choice of several objects, told apart by one field that all of them have. */
export interface UnionNode {
  readonly kind: 'union';
  /** Names the field that tells the objects apart. */
  readonly tag: string;
  readonly tagDoc: Doc;
  readonly arms: readonly Arm[];
  /** True when a page replaces an object of an unknown tag by `{ <tag>: 'unknown' }`. A newer host may send such objects. */
  readonly open: boolean;
}

export interface Arm extends Doc {
  /** Holds the value of the tag in this object. */
  readonly word: string;
  /** Holds the fields beside the tag. */
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
const textsIn = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : undefined;
/** Drops the fields that are undefined. */
const defined = <T extends object>(fields: T): T => {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
};

/** Reports a schema that some target language cannot express. `path` is its JSON pointer in the payload. */
export class SchemaFault extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** Lists the keywords that describe a schema and change no generated type. */
const DESCRIPTIVE = ['title', 'description', 'x-zh', 'secret', 'default', 'examples'];
const KEYWORDS: Readonly<Record<string, readonly string[]>> = {
  string: ['enum', 'openEnum', 'pattern', 'address'],
  number: ['minimum', 'maximum'],
  integer: ['minimum', 'maximum'],
  boolean: [],
  array: ['items', 'minItems'],
  object: ['properties', 'required', 'patternProperties', 'additionalProperties'],
};

/** Throws for a keyword or a bound that some target language cannot enforce. */
function requireSupported(schema: Json, path: string): void {
  const allowed = KEYWORDS[String(schema['type'])];
  if (!allowed) return;
  const wrong = Object.keys(schema).find(
    (key) => !['type', ...DESCRIPTIVE, ...allowed].includes(key) && !key.startsWith('~') && schema[key] !== undefined,
  );
  if (wrong)
    throw new SchemaFault(path, `no language knows the rule \`${wrong}\` of a value of the type ${schema['type']}`);
  if (schema['additionalProperties'] === false)
    throw new SchemaFault(path, 'an object without further fields: a newer peer may send more');
  for (const bound of ['minimum', 'maximum'] as const) {
    const value = schema[bound];
    if (value === undefined) continue;
    if (typeof value !== 'number' || Math.abs(value) > Number.MAX_SAFE_INTEGER)
      throw new SchemaFault(
        path,
        `an unsafe number: ${bound} ${String(value)} is not exact in JavaScript (at most 2^53 - 1); send it as text`,
      );
  }
}

/** Reads a TypeBox schema at a path in a payload. Throws a SchemaFault for a schema that some target language cannot express. */
export function readNode(schema: unknown, docs: FieldDocs, path = ''): Node {
  if (!isJson(schema)) throw new SchemaFault(path, 'not a schema');
  requireSupported(schema, path);
  const { type, minimum, maximum, pattern, minItems } = schema;
  switch (type) {
    case 'string':
      return defined({
        kind: 'text' as const,
        words: textsIn(schema['openEnum']) ?? textsIn(schema['enum']),
        open: schema['openEnum'] ? true : undefined,
        pattern: typeof pattern === 'string' ? pattern : undefined,
        address: typeof schema['address'] === 'string' ? schema['address'] : undefined,
      }) as TextNode;
    case 'number':
    case 'integer':
      return defined({ kind: 'number' as const, whole: type === 'integer', minimum, maximum }) as NumberNode;
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return defined({
        kind: 'list' as const,
        items: readNode(schema['items'], docs, `${path}/0`),
        minItems,
      }) as ListNode;
    case 'object':
      return schema['patternProperties'] ? readRecord(schema, docs, path) : readObject(schema, docs, path);
    case undefined: {
      const union = taggedUnion(schema);
      if (union) return readUnion(schema, union, docs, path);
      if (Object.keys(schema).every((key) => DESCRIPTIVE.includes(key))) return { kind: 'anything' };
    }
  }
  throw new SchemaFault(path, `no language knows the schema ${JSON.stringify(schema)}`);
}

const UNION = ['anyOf', 'oneOf', 'discriminator', 'open'];

function readUnion(schema: Json, { tag, arms }: Tagged, docs: FieldDocs, path: string): UnionNode {
  const wrong = Object.keys(schema).find((key) => ![...DESCRIPTIVE, ...UNION].includes(key) && !key.startsWith('~'));
  if (wrong) throw new SchemaFault(path, `no language knows the rule \`${wrong}\` of a union`);
  const open = schema['open'] === true;
  if (open && arms.some(([word]) => word === 'unknown'))
    throw new SchemaFault(path, 'an open union with the word unknown, which is what a page reads of a newer one');
  const readArms = arms.map(([word, arm]) => {
    requireSupported(arm, path);
    return { word, ...schemaDoc(arm), ...readObject(arm, docs, path) };
  });
  const { doc = '', zh = '' } = readArms[0]?.fields.find(({ name }) => name === tag) ?? {};
  return {
    kind: 'union',
    tag,
    tagDoc: { doc, zh },
    arms: readArms.map(({ word, doc: text, zh: textsIn, fields }) => ({
      word,
      doc: text,
      zh: textsIn,
      node: { kind: 'object', fields: fields.filter(({ name }) => name !== tag) },
    })),
    open,
  };
}

function readRecord(schema: Json, docs: FieldDocs, path: string): RecordNode {
  const [values] = Object.values(nested(schema, 'patternProperties'));
  return { kind: 'record', values: readNode(values, docs, `${path}/*`) };
}

/** Returns the doc that the source's comments give, else the description that the schema itself has. */
const textOf = (match: Doc, schema: unknown): Doc => (match.doc || match.zh ? match : schemaDoc(schema));

function readObject(schema: Json, docs: FieldDocs, path: string): ObjectNode {
  const required = textsIn(schema['required']) ?? [];
  const fields = Object.entries(nested(schema, 'properties')).map(([name, property]) => ({
    name,
    node: readNode(property, docs, `${path}/${name}`),
    optional: !required.includes(name),
    secret: isJson(property) && property['secret'] === true,
    ...textOf(docs(name), property),
  }));
  return { kind: 'object', fields };
}
