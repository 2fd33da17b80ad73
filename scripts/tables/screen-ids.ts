/** Checks that a screen's file has its id once and matching its name, and that no other file has an id. */
import { type ESTree, Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';

const SCREENS = 'webview-app/src/screens/';

export function screenIdFaults({ path, program }: SourceFile): string[] {
  const [, id] = /^([\w-]+\/[\w-]+)\.tsx$/.exec(path.startsWith(SCREENS) ? path.slice(SCREENS.length) : '') ?? [];
  const calls = callsOfScreen(program);
  if (!id) return calls.map(() => `${path} creates a screen, but is not a screen file`);
  const [call, ...rest] = calls;
  if (!call || rest.length > 0) return [`${path} creates ${calls.length} screens instead of one`];
  const expected = id.replace('/', '.');
  const [name, component] = call.arguments;
  return [
    ...(exportedScreen(program) === call ? [] : [`${path} does not export its screen as Screen`]),
    ...(name?.type === 'Literal' && name.value === expected ? [] : [`${path} does not pass its id ${expected}`]),
    ...(component?.type === 'FunctionExpression' && component.id ? [] : [`${path} gives its component no name`]),
  ];
}

function callsOfScreen(program: ESTree.Program): ESTree.CallExpression[] {
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'screen') calls.push(node);
    },
  }).visit(program);
  return calls;
}

const exportedScreen = ({ body }: ESTree.Program) =>
  body
    .flatMap((node) => (node.type === 'ExportNamedDeclaration' ? [node.declaration] : []))
    .flatMap((node) => (node?.type === 'VariableDeclaration' ? node.declarations : []))
    .find(({ id }) => id.type === 'Identifier' && id.name === 'Screen')?.init;
