/** Finds texts that the contract's rows lack for the docs in both languages. */
import type { Doc } from './docs.ts';
import type { Node, ObjectNode } from './node.ts';
import type { Capability } from './rows.ts';

const paragraphs = (text: string) => text.split('\n').length;

function faultOf({ doc, zh }: Doc): string | undefined {
  if (doc && !zh) return 'has no Chinese: add a line `@zh …` to its doc comment';
  if (zh && !doc) return 'has no English: begin its doc comment with it';
  if (paragraphs(doc) !== paragraphs(zh)) return 'has another number of paragraphs in Chinese than in English';
  return undefined;
}

const fieldsOf = (node: Node): ObjectNode['fields'] => {
  if (node.kind === 'list') return fieldsOf(node.items);
  if (node.kind === 'union') return node.arms.flatMap((arm) => arm.node.fields);
  return node.kind === 'object' ? node.fields : [];
};

function fieldFaults(node: Node, path: string): string[] {
  return fieldsOf(node).flatMap((field) => {
    const address = `${path}.${field.name}`;
    const fault =
      field.doc || field.zh
        ? faultOf(field)
        : 'has no doc comment: say its meaning, unit and range, and `@zh …` in Chinese';
    return [...(fault ? [`${address} ${fault}`] : []), ...fieldFaults(field.node, address)];
  });
}

/** Returns one sentence for each missing text. The sentence begins with the file to edit. */
export function missingDocs(capabilities: readonly Capability[]): string[] {
  return capabilities.flatMap(({ file, methods, events }) => {
    const rows = [
      ...methods.map((row) => ({ row, payloads: [row.params, row.result] })),
      ...events.map((row) => ({ row, payloads: [row.payload] })),
    ];
    return rows
      .flatMap(({ row, payloads }) => {
        const fault = row.doc || row.zh ? faultOf(row) : 'has no doc comment: say what it does, and `@zh …` in Chinese';
        const rowFaults = fault ? [`${row.name} ${fault}`] : [];
        return [...rowFaults, ...payloads.flatMap((payload) => fieldFaults(payload, row.name))];
      })
      .map((sentence) => `${file}: ${sentence}`);
  });
}
