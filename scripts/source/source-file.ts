/** Reads one source file: its syntax tree and its imports. */
import { type ESTree, parseSync, Visitor } from 'vite';

export interface Import {
  readonly specifier: string;
  /** A type import does not exist at run time. A dynamic import and a glob load the whole module later. */
  readonly kind: 'value' | 'type' | 'dynamic' | 'glob';
  /** The imported names, or `*` for all. */
  readonly names: readonly string[];
}

export interface SourceFile {
  readonly path: string;
  readonly program: ESTree.Program;
  readonly imports: readonly Import[];
}

/** Parses a source file. Throws an error with the file's name on a syntax error. */
export function readSource(path: string, text: string): SourceFile {
  const { module, program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const globs: Import[] = [];
  new Visitor({
    CallExpression: ({ start, callee, arguments: [first] }) => {
      if (!first || !text.slice(start, callee.end).startsWith('import.meta.glob')) return;
      for (const [, specifier = ''] of text.slice(first.start, first.end).matchAll(/['"]([^'"]+)['"]/g))
        globs.push({ specifier, kind: 'glob', names: ['*'] });
    },
  }).visit(program);
  return { path, program, imports: [...importsOf(module, text), ...globs] };
}

type Module = ReturnType<typeof parseSync>['module'];

function importsOf({ staticImports, staticExports, dynamicImports }: Module, text: string): Import[] {
  const imports = staticImports.map(({ moduleRequest, entries }): Import => {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    const names = entries.map(({ importName: { kind, name } }) => (kind === 'Name' && name ? name : '*'));
    return { specifier: moduleRequest.value, kind: isType ? 'type' : 'value', names };
  });
  const reexports = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType, importName: { kind, name } }): Import[] =>
      moduleRequest
        ? [
            {
              specifier: moduleRequest.value,
              kind: isType ? 'type' : 'value',
              names: [kind === 'Name' && name ? name : '*'],
            },
          ]
        : [],
    ),
  );
  const dynamic = dynamicImports.flatMap(({ moduleRequest: { start, end } }): Import[] => {
    const specifier = /^['"`]([^'"`$]*)['"`]$/.exec(text.slice(start, end))?.[1];
    return specifier === undefined ? [] : [{ specifier, kind: 'dynamic', names: ['*'] }];
  });
  return [...imports, ...reexports, ...dynamic];
}
