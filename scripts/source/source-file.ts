/** Reads one source file: its syntax tree, its imports and exports, and the figures for the census. */
import { type ESTree, parseSync, Visitor } from 'vite';

/** One import or re-export of a module. */
export interface Import {
  readonly specifier: string;
  /** A type import is gone at run time; a dynamic import and a glob load the whole module later. */
  readonly kind: 'value' | 'type' | 'dynamic' | 'glob';
  /** The imported names; `*` is all of them. */
  readonly names: readonly string[];
}

export interface SourceFile {
  /** From the tree's root, with `/`. */
  readonly path: string;
  readonly program: ESTree.Program;
  readonly isTest: boolean;
  readonly lines: number;
  readonly imports: readonly Import[];
  /** Names of its own that it exports; re-exports are imports. */
  readonly exports: readonly string[];
  readonly comments: readonly string[];
  /** The first line of each doc comment. */
  readonly docs: readonly string[];
  /** The names of its tests, which may refer to something as comments do. */
  readonly titles: readonly string[];
  readonly resets: number;
  /** Uses of `any`, of `!` and comments that silence a checker. */
  readonly escapes: number;
}

const TEST = /\.(test|spec)\.tsx?$|(^|\/)(test|e2e|real)\//;
const NAMES_A_TEST = /^(it|test|describe)\b/;
const SILENCED = /@ts-(ignore|expect-error|nocheck)|(biome|oxlint|eslint|v8|c8)[- ](ignore|disable)/;

export const packageOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');

/** Throws on a syntax error, naming the file. */
export function readSource(path: string, text: string): SourceFile {
  const { module, program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const isTest = TEST.test(path);
  const globs: Import[] = [];
  const titles: string[] = [];
  let resets = 0;
  let escapes = comments.filter(({ value }) => SILENCED.test(value)).length;
  new Visitor({
    TSAnyKeyword: () => void escapes++,
    TSNonNullExpression: () => void escapes++,
    CallExpression: ({ start, callee, arguments: [first] }) => {
      const name = text.slice(start, callee.end);
      const argument = first ? text.slice(first.start, first.end) : '';
      if (name === 'vi.resetModules') resets++;
      if (isTest && NAMES_A_TEST.test(name)) titles.push(/^(['"`]).*\1$/s.test(argument) ? argument.slice(1, -1) : '');
      if (!name.startsWith('import.meta.glob')) return;
      for (const [, specifier = ''] of argument.matchAll(/['"]([^'"]+)['"]/g))
        globs.push({ specifier, kind: 'glob', names: ['*'] });
    },
  }).visit(program);
  return {
    path,
    program,
    isTest,
    lines: text.replace(/\n$/, '').split('\n').length,
    imports: [...importsOf(module, text), ...globs],
    exports: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName: { kind, name } }) =>
        !moduleRequest && kind === 'Name' && name ? [name] : [],
      ),
    ),
    comments: comments.map(({ value }) => value),
    docs: comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ value }) => firstLine(value)),
    titles,
    resets,
    escapes,
  };
}

const firstLine = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^[\s*]+/, '').trim())
    .find((line) => line !== '') ?? '';

type Module = ReturnType<typeof parseSync>['module'];

function importsOf({ staticImports, staticExports, dynamicImports }: Module, text: string): Import[] {
  const plain = staticImports.map(({ moduleRequest, entries }): Import => {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    const names = entries.map(({ importName: { kind, name } }) => (kind === 'Name' && name ? name : '*'));
    return { specifier: moduleRequest.value, kind: isType ? 'type' : 'value', names };
  });
  const again = staticExports.flatMap(({ entries }) =>
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
  const later = dynamicImports.flatMap(({ moduleRequest: { start, end } }): Import[] => {
    const specifier = /^['"`]([^'"`$]*)['"`]$/.exec(text.slice(start, end))?.[1];
    return specifier === undefined ? [] : [{ specifier, kind: 'dynamic', names: ['*'] }];
  });
  return [...plain, ...again, ...later];
}
