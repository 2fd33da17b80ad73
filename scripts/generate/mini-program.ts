/** What the mini-program's pages look for in the addresses they are opened by, taken from the calls' params. */
import type { ObjectNode } from '../contract/node.ts';
import { calls } from '../contract/read.ts';

/** What every address has beside the params: the payment's `biz`, the address that a login comes back to. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { paySeq: ['biz'], login: ['back'], openShareSheet: [] };

const shapeOf = ({ fields }: ObjectNode, beside: readonly string[]) => ({
  // Without which there is nothing to do. What may be empty is not among them.
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
  const shapes = calls
    .filter(({ name }) => Object.hasOwn(BESIDE, name))
    .map(({ name, params }) => [name, shapeOf(params, BESIDE[name] ?? [])]);
  const text = JSON.stringify(Object.fromEntries(shapes), null, 2);
  return {
    'mini-program/sdhealth/contract.js': `// Generated from the contract; do not edit.\nmodule.exports = ${text};\n`,
  };
}
