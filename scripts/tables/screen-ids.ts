/** Checks that a screen's file has its id once and matching its name, and that no other file has an id. */
import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';

const SCREENS = 'webview-app/src/screens/';

/** Returns one sentence for each fault in the screen of one module. */
export function screenIdFaults({ path, program }: SourceFile): string[] {
  const [, id] = /^([\w-]+\/[\w-]+)\.tsx$/.exec(path.startsWith(SCREENS) ? path.slice(SCREENS.length) : '') ?? [];
  const calls = callsOfScreen(program);
  if (!id) return calls.map(() => `${path} makes a screen without a screen file`);
  const [created, ...more] = calls;
  if (!created || more.length > 0) return [`${path} makes ${calls.length} screens, not one`];
  const expected = id.replace('/', '.');
  const [name, component] = created.arguments;
  return [
    ...(exported(program) === created ? [] : [`${path} does not export its screen as Screen`]),
    ...(name?.type === 'Literal' && name.value === expected ? [] : [`${path} does not say its own id ${expected}`]),
    ...(component?.type === 'FunctionExpression' && component.id ? [] : [`${path} gives its component no name`]),
  ];
}

function callsOfScreen(program: ESTree.Program): ESTree.CallExpression[] {
  const matches: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'screen') matches.push(node);
    },
  }).visit(program);
  return matches;
}

/** Returns the value of `export const Screen`. */
const exported = ({ body }: ESTree.Program) =>
  body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === 'Screen')?.init;
