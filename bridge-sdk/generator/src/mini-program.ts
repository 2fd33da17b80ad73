/** Writes a table of the fields that the mini-program's pages read from their addresses, derived from the methods' params. */
import type { ObjectNode } from './contract/node.ts';
import type { Contract } from './contract/rows.ts';

/** Maps the methods that open a page of the mini-program to the fields that its address has besides the params. */
export type MiniProgramPages = Readonly<Record<string, readonly string[]>>;

const shapeOf = ({ fields }: ObjectNode, beside: readonly string[]) => ({
  // Excludes fields that may be empty.
  required: [
    ...fields
      .filter(({ node, optional }) => !optional && (node.kind !== 'text' || node.pattern !== undefined))
      .map(({ name }) => name),
    ...beside,
  ],
  // Lists the fields that travel as JSON.
  json: fields.filter(({ node }) => node.kind !== 'text').map(({ name }) => name),
});

/** Returns the text of the table's module. */
export function miniProgramTable({ methods }: Contract, pages: MiniProgramPages): string {
  const shapes = methods
    .filter(({ name }) => Object.hasOwn(pages, name))
    .map(({ name, params }) => [name, shapeOf(params, pages[name] ?? [])]);
  const text = JSON.stringify(Object.fromEntries(shapes), null, 2);
  return `// Generated from the contract; do not edit.\nmodule.exports = ${text};\n`;
}
