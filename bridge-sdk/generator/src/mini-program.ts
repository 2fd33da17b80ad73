/** Writes the fields that the mini-program's pages read from their addresses, taken from the methods' params. */
import type { ObjectNode } from './contract/node.ts';
import type { Contract } from './contract/rows.ts';

/** The methods that open a page of the mini-program, with the fields of its address in addition to the params. */
export type MiniProgramPages = Readonly<Record<string, readonly string[]>>;

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

/** Returns the module's text. */
export function miniProgramTable({ methods }: Contract, pages: MiniProgramPages): string {
  const shapes = methods
    .filter(({ name }) => Object.hasOwn(pages, name))
    .map(({ name, params }) => [name, shapeOf(params, pages[name] ?? [])]);
  const text = JSON.stringify(Object.fromEntries(shapes), null, 2);
  return `// Generated from the contract; do not edit.\nmodule.exports = ${text};\n`;
}
