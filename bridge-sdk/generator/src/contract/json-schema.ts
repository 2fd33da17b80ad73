/** Writes payloads as JSON Schema (2020-12). */
import type { Field, Node, UnionNode } from './node.ts';

export type Schema = Readonly<Record<string, unknown>>;

export const defined = (fields: Schema): Schema =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/**
 * Returns a node's JSON Schema. An open enum lists its members as `x-words`, because a newer peer may send others. `x-secret` marks a
 * secret, `x-address` an address, `x-open` an open union. With `words` the schema has Chinese descriptions, too, as `x-zh`.
 */
export function schemaOf(node: Node, doc = '', words = false, zh = ''): Schema {
  const description = { description: doc || undefined, 'x-zh': (words && zh) || undefined };
  switch (node.kind) {
    case 'text':
      return defined({
        type: 'string',
        ...description,
        pattern: node.pattern,
        'x-address': node.address,
        ...(node.open ? { 'x-words': node.words } : { enum: node.words }),
      });
    case 'number':
      return defined({
        type: node.whole ? 'integer' : 'number',
        ...description,
        minimum: node.minimum,
        maximum: node.maximum,
      });
    case 'boolean':
      return defined({ type: 'boolean', ...description });
    case 'anything':
      return defined(description);
    case 'list':
      return defined({
        type: 'array',
        ...description,
        items: schemaOf(node.items, '', words),
        minItems: node.minItems,
      });
    case 'record':
      return defined({ type: 'object', ...description, additionalProperties: schemaOf(node.values, '', words) });
    case 'object':
      return objectSchema(node.fields, description, words);
    case 'union':
      return unionSchema(node, description, words);
  }
}

function objectSchema(fields: readonly Field[], description: Schema, words: boolean): Schema {
  const required = fields.filter(({ optional }) => !optional).map(({ name }) => name);
  return defined({
    type: 'object',
    ...description,
    properties: Object.fromEntries(
      fields.map(({ name, node, doc, zh, secret }) => [
        name,
        { ...schemaOf(node, doc, words, zh), ...(secret ? { 'x-secret': true } : {}) },
      ]),
    ),
    required: required.length ? required : undefined,
  });
}

function unionSchema({ tag, tagDoc, arms, open }: UnionNode, description: Schema, words: boolean): Schema {
  /** Returns the description of a doc, and with `words` its Chinese text as `x-zh`. */
  const descriptionOf = ({ doc, zh }: { doc: string; zh: string }) => ({
    description: doc || undefined,
    'x-zh': (words && zh) || undefined,
  });
  return defined({
    ...description,
    oneOf: arms.map((arm) => {
      const { properties, required, ...rest } = objectSchema(arm.node.fields, descriptionOf(arm), words);
      const word = defined({ type: 'string', ...descriptionOf(tagDoc), const: arm.word });
      return {
        ...rest,
        properties: { [tag]: word, ...Object(properties) },
        required: [tag, ...(Array.isArray(required) ? required : [])],
      };
    }),
    discriminator: { propertyName: tag },
    'x-open': open || undefined,
  });
}
