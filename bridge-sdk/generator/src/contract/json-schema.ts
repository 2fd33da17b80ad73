/** Writes payloads as JSON Schema (2020-12). */
import type { Field, Node } from './node.ts';

export type Schema = Readonly<Record<string, unknown>>;

export const defined = (fields: Schema): Schema =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Returns the node's schema. An open list of words is no `enum`, as a newer peer may send another word: its words are in `x-words`. A
 * secret is marked `x-secret`, an address `x-address`.
 */
export function schemaOf(node: Node, doc = ''): Schema {
  const description = doc || undefined;
  switch (node.kind) {
    case 'text':
      return defined({
        type: 'string',
        description,
        pattern: node.pattern,
        'x-address': node.address,
        ...(node.open ? { 'x-words': node.words } : { enum: node.words }),
      });
    case 'number':
      return defined({
        type: node.whole ? 'integer' : 'number',
        description,
        minimum: node.minimum,
        maximum: node.maximum,
      });
    case 'boolean':
      return defined({ type: 'boolean', description });
    case 'anything':
      return defined({ description });
    case 'list':
      return defined({ type: 'array', description, items: schemaOf(node.items), minItems: node.minItems });
    case 'record':
      return defined({ type: 'object', description, additionalProperties: schemaOf(node.values) });
    case 'object':
      return objectSchema(node.fields, description);
  }
}

function objectSchema(fields: readonly Field[], description: string | undefined): Schema {
  const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
  return defined({
    type: 'object',
    description,
    properties: Object.fromEntries(
      fields.map(({ name, node, doc, secret }) => [
        name,
        { ...schemaOf(node, doc), ...(secret ? { 'x-secret': true } : {}) },
      ]),
    ),
    required: required.length ? required : undefined,
  });
}
