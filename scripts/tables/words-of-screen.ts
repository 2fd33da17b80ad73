import { dirname, posix } from 'node:path';
import { Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';

/** Returns the files of the words that a module loads itself: its `export const words` opens them (`kitWords.open()`) or re-exports them. */
export function wordsOpenedBy(module: SourceFile | undefined): string[] {
  if (!module) return [];
  const fileOf = (specifier: string) => posix.join(dirname(module.path), specifier);
  const imported = new Map<string, string>();
  const opened: string[] = [];
  for (const node of module.program.body) {
    if (node.type === 'ImportDeclaration')
      for (const { local } of node.specifiers) imported.set(local.name, fileOf(node.source.value));
    if (node.type !== 'ExportNamedDeclaration') continue;
    const isWords = node.specifiers.some(({ exported }) => exported.type === 'Identifier' && exported.name === 'words');
    if (node.source && isWords) opened.push(fileOf(node.source.value));
    if (node.declaration?.type !== 'VariableDeclaration') continue;
    if (!node.declaration.declarations.some(({ id }) => id.type === 'Identifier' && id.name === 'words')) continue;
    new Visitor({
      MemberExpression({ object, property }) {
        if (object.type === 'Identifier' && property.type === 'Identifier' && property.name === 'open')
          opened.push(imported.get(object.name) ?? '');
      },
    }).visit({ ...module.program, body: [node] });
  }
  return opened;
}
