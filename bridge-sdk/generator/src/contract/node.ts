/** The shape of a payload, read from the contract's schemas. The generated code of every language is made from it. */
import type { Doc } from './docs.ts';

export type Node = TextNode | NumberNode | PlainNode | ListNode | RecordNode | ObjectNode;

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

type Json = Readonly<Record<string, unknown>>;
/** Returns the doc comment of a field. */
export type FieldDocs = (name: string) => Doc;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const nested = (schema: Json, key: string): Json => {
  const value = schema[key];
  if (!isJson(value)) throw new Error(`contract: a schema without ${key}: ${JSON.stringify(schema)}`);
  return value;
};
const words = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : undefined;
const given = <T extends object>(fields: T): T => {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as T;
};

/** Reads one TypeBox schema of the kinds the contract uses; throws for any other kind, so that no wrong code is generated. */
export function readNode(schema: unknown, docs: FieldDocs): Node {
  if (!isJson(schema)) throw new Error('contract: not a schema');
  const { type, minimum, maximum, pattern, minItems } = schema;
  switch (type) {
    case 'string':
      return given({
        kind: 'text' as const,
        words: words(schema['openEnum']) ?? words(schema['enum']),
        open: schema['openEnum'] ? true : undefined,
        pattern: typeof pattern === 'string' ? pattern : undefined,
        address: typeof schema['address'] === 'string' ? schema['address'] : undefined,
      }) as TextNode;
    case 'number':
    case 'integer':
      return given({ kind: 'number' as const, whole: type === 'integer', minimum, maximum }) as NumberNode;
    case 'boolean':
      return { kind: 'boolean' };
    case 'array':
      return given({ kind: 'list' as const, items: readNode(schema['items'], docs), minItems }) as ListNode;
    case 'object':
      return schema['patternProperties'] ? readRecord(schema, docs) : readObject(schema, docs);
    case undefined:
      if (Object.keys(schema).length === 0) return { kind: 'anything' };
  }
  throw new Error(`contract: no language knows the schema ${JSON.stringify(schema)}`);
}

function readRecord(schema: Json, docs: FieldDocs): RecordNode {
  const [values] = Object.values(nested(schema, 'patternProperties'));
  return { kind: 'record', values: readNode(values, docs) };
}

function readObject(schema: Json, docs: FieldDocs): ObjectNode {
  const required = words(schema['required']) ?? [];
  const fields = Object.entries(nested(schema, 'properties')).map(([name, property]) => ({
    name,
    node: readNode(property, docs),
    optional: !required.includes(name),
    secret: isJson(property) && property['secret'] === true,
    ...docs(name),
  }));
  return { kind: 'object', fields };
}
