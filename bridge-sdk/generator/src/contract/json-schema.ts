/** The contract as data: every method and event with its payloads as JSON Schema (2020-12). */
import { PROTOCOL_VERSION, SDK_VERSION } from '../../../src/core/protocol.ts';
import { ERRORS } from './errors.ts';
import type { Field, Node } from './node.ts';
import { capabilities } from './read.ts';

export type Schema = Readonly<Record<string, unknown>>;

const defined = (fields: Schema): Schema =>
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

/** Returns the document that is published as `@sdhealth/bridge-sdk/contract`. */
export function contractDocument(): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    protocol: PROTOCOL_VERSION,
    sdk: SDK_VERSION,
    methods: Object.fromEntries(
      capabilities.flatMap(({ name: capability, methods }) =>
        methods.map(({ name, doc, since, errors, params, result, deadlineMs, singleFlight, journal, leaves }) => [
          name,
          defined({
            capability,
            description: doc || undefined,
            params: schemaOf(params),
            result: schemaOf(result),
            since,
            errors: errors.length ? errors : undefined,
            deadlineMs,
            singleFlight,
            journal,
            leaves,
          }),
        ]),
      ),
    ),
    events: Object.fromEntries(
      capabilities.flatMap(({ name: capability, events }) =>
        events.map(({ name, doc, since, payload, answered }) => [
          name,
          defined({ capability, description: doc || undefined, payload: schemaOf(payload), since, answered }),
        ]),
      ),
    ),
    errors: ERRORS,
  };
}
