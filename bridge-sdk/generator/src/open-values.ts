/** Writes the recorder's allow list: the contract's field names and the values that reveal nothing about a person. */
import type { Node } from './contract/node.ts';
import type { Contract } from './contract/rows.ts';

/** Limits a range of whole numbers: smaller ranges are counts, which may leave the phone. */
const MAX_COUNT = 100;

const range = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).join(' ');

/** Returns the allowed values, separated by spaces. Empty if any value is allowed. */
function allowedValues(node: Node): string {
  if (node.kind === 'boolean') return 'true false';
  if (node.kind === 'text') return (node.words ?? []).join(' ');
  if (node.kind !== 'number' || !node.whole) return '';
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = node;
  return maximum - minimum < MAX_COUNT ? range(minimum, maximum) : '';
}

function valuesIn(node: Node, pointer: string, names: Set<string>): [pointer: string, words: string][] {
  if (node.kind === 'list') return valuesIn(node.items, `${pointer}/*`, names);
  if (node.kind === 'record') return valuesIn(node.values, `${pointer}/*`, names);
  if (node.kind === 'union') {
    names.add(node.tag);
    const arms = node.arms.flatMap(({ node: arm }) => valuesIn(arm, pointer, names));
    return [[`${pointer}/${node.tag}`, node.arms.map(({ word }) => word).join(' ')], ...arms];
  }
  if (node.kind === 'object')
    return node.fields.flatMap((field) => {
      names.add(field.name);
      return field.secret ? [] : valuesIn(field.node, `${pointer}/${field.name}`, names);
    });
  const words = allowedValues(node);
  return words ? [[pointer, words]] : [];
}

export function openValues({ methods, events }: Contract): string {
  const names = new Set<string>();
  const rows = [
    ...methods.map(({ name, params, result }): [string, [string, string][]] => [
      name,
      [...valuesIn(params, '/params', names), ...valuesIn(result, '/result', names)],
    ]),
    ...events.map(({ name, payload }): [string, [string, string][]] => [name, valuesIn(payload, '/params', names)]),
  ];
  const lines = rows.map(([name, values]) => {
    const fields = values.map(([pointer, words]) => `'${pointer}': '${words}'`);
    const line = `  ${name}: {${fields.length ? ` ${fields.join(', ')} ` : ''}},`;
    return line.length <= 120 ? line : `  ${name}: {\n${fields.map((field) => `    ${field},\n`).join('')}  },`;
  });
  return `// Written from the contract by \`npm run generate\`; do not edit.
/** The values that may leave the phone, by row and JSON pointer: words of enumerations, small counts, truth values. */
export const OPEN_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${lines.join('\n')}
};

/** The names of all fields of the contract. */
export const FIELD_NAMES =
  '${[...names].sort().join(' ')}';
`;
}
