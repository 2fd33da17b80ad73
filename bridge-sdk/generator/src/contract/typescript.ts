/** Writes the contract's rows as plain TypeScript declarations, so that the package publishes no types of a schema library. */

import type { Field, Node } from './node.ts';
import type { Capability } from './rows.ts';

const quoted = (word: string) => `'${word.replace(/['\\]/g, '\\$&')}'`;
const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** Returns the node's TypeScript type. Open enums and unions also have `'unknown'`, as which a page reads values of a newer host. */
export function typeOf(node: Node, indent = ''): string {
  switch (node.kind) {
    case 'text':
      return node.words ? [...node.words, ...(node.open ? ['unknown'] : [])].map(quoted).join(' | ') : 'string';
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'anything':
      return 'unknown';
    case 'list': {
      const items = typeOf(node.items, indent);
      return items.includes(' | ') ? `(${items})[]` : `${items}[]`;
    }
    case 'record':
      return `Record<string, ${typeOf(node.values, indent)}>`;
    case 'object':
      return node.fields.length === 0 ? 'object' : objectType(node.fields, indent);
    case 'union':
      return [
        ...node.arms.map(({ word, node: { fields } }) => objectType(fields, indent, tagged(node.tag, word))),
        ...(node.open ? [`{ ${tagged(node.tag, 'unknown')} }`] : []),
      ].join(' | ');
  }
}

const tagged = (tag: string, word: string) => `${keyOf(tag)}: ${quoted(word)}`;

/** Returns the type of an object. `first` is a field that stands before the others. */
function objectType(fields: readonly Field[], indent: string, first?: string): string {
  const inner = `${indent}  `;
  const field = ({ name, node, optional, doc }: Field) =>
    `${doc ? `${inner}/** ${doc} */\n` : ''}${inner}${keyOf(name)}${optional ? '?' : ''}: ${typeOf(node, inner)};\n`;
  if (fields.length === 0) return `{ ${first ?? ''} }`;
  return `{\n${first ? `${inner}${first};\n` : ''}${fields.map(field).join('')}${indent}}`;
}

const comment = (doc: string) => (doc ? `/**\n${doc.replace(/^/gm, ' * ')}\n */\n` : '');

/** Returns the declarations of one capability's module. `define` is the module that exports `HostMethod` and `HostEvent`. */
export function declareRows({ methods, events }: Capability, define: string): string {
  const rows = [
    ...methods.map(
      ({ name, doc, params, result }) =>
        `${comment(doc)}export declare const ${name}: HostMethod<${quoted(name)}, ${typeOf(params)}, ${typeOf(result)}>;\n`,
    ),
    ...events.map(
      ({ name, doc, payload }) =>
        `${comment(doc)}export declare const ${name}: HostEvent<${quoted(name)}, ${typeOf(payload)}>;\n`,
    ),
  ];
  const words = [...(methods.length ? ['HostMethod'] : []), ...(events.length ? ['HostEvent'] : [])];
  return `import type { ${words.join(', ')} } from '${define}';\n\n${rows.join('\n')}`;
}
