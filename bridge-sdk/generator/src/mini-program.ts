/** Writes the fields that the mini-program's pages read from their addresses, taken from the methods' params. */
import type { ObjectNode } from './contract/node.ts';
import { methods } from './contract/read.ts';

/** Fields of an address in addition to the params: the payment's `biz`, and the address that a login returns to. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { paySeq: ['biz'], login: ['back'], openShareSheet: [] };

const shapeOf = ({ fields }: ObjectNode, beside: readonly string[]) => ({
  // Required fields. A field that may be empty is not one of them.
  required: [
    ...fields
      .filter(({ node, optional }) => !optional && (node.kind !== 'text' || node.pattern !== undefined))
      .map(({ name }) => name),
    ...beside,
  ],
  // Nested values travel as JSON.
  json: fields.filter(({ node }) => node.kind !== 'text').map(({ name }) => name),
});

export function miniProgramFiles(): Record<string, string> {
  const shapes = methods
    .filter(({ name }) => Object.hasOwn(BESIDE, name))
    .map(({ name, params }) => [name, shapeOf(params, BESIDE[name] ?? [])]);
  const text = JSON.stringify(Object.fromEntries(shapes), null, 2);
  return {
    'mini-program/sdhealth/contract.js': `// Generated from the contract; do not edit.\nmodule.exports = ${text};\n`,
  };
}
