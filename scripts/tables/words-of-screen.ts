import { dirname, posix } from 'node:path';
import type { ESTree } from 'vite';
import type { SourceFile } from '../source/source-file.ts';

/** Returns the files of the words that a module loads itself: its `export const words` opens them (`kitWords.open()`) or re-exports them. */
export function wordsOpenedBy(module: SourceFile | undefined): string[] {
  if (!module) return [];
  const files = importedNames(module);
  return [...reExported(module), ...[...openedNames(module.program)].flatMap((name) => files.get(name) ?? [])];
}

/** Returns the file of `export { words } from`. */
const reExported = ({ path, program }: SourceFile): string[] =>
  program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' &&
    node.source &&
    node.specifiers.some((name) => nameOf(name.exported) === 'words')
      ? [posix.join(dirname(path), node.source.value)]
      : [],
  );

function importedNames({ path, program }: SourceFile): Map<string, string> {
  return new Map(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers.map(({ local }) => [local.name, posix.join(dirname(path), node.source.value)] as const)
        : [],
    ),
  );
}

/** Returns the names whose `open` is called within `export const words`. */
function openedNames({ body }: ESTree.Program): Set<string> {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if (isOpen(node)) names.add(node.object.name);
    for (const child of Object.values(node)) visit(child);
  };
  for (const node of body)
    if (node.type === 'ExportNamedDeclaration' && node.declaration?.type === 'VariableDeclaration')
      for (const { id, init } of node.declaration.declarations)
        if (id.type === 'Identifier' && id.name === 'words') visit(init);
  return names;
}

interface OpenAccess {
  object: { name: string };
}

const isOpen = (node: object): node is OpenAccess =>
  'type' in node &&
  node.type === 'MemberExpression' &&
  'property' in node &&
  nameOf(node.property) === 'open' &&
  'object' in node &&
  nameOf(node.object) !== undefined;

const nameOf = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'name' in node ? node.name : undefined;
