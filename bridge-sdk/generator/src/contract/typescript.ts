/** Writes the contract's rows as plain TypeScript declarations. The package publishes these, without the types of a schema library. */

import type { Field, Node } from './node.ts';
import type { Capability } from './rows.ts';

const quoted = (word: string) => `'${word.replace(/['\\]/g, '\\$&')}'`;
const keyOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

/** Returns the node's type. An open list of words has `'unknown'` too: a newer peer's word is read as that. */
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
    case 'object': {
      if (node.fields.length === 0) return 'object';
      const inner = `${indent}  `;
      const field = ({ name, node: value, optional, doc }: Field) =>
        `${doc ? `${inner}/** ${doc} */\n` : ''}${inner}${keyOf(name)}${optional ? '?' : ''}: ${typeOf(value, inner)};\n`;
      return `{\n${node.fields.map(field).join('')}${indent}}`;
    }
  }
}

const comment = (doc: string) => (doc ? `/**\n${doc.replace(/^/gm, ' * ')}\n */\n` : '');

/** Returns one capability's module as declarations; `define` is the module that has `HostMethod` and `HostEvent`. */
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
