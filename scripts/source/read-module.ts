import { type ESTree, parseSync } from 'vite';

/** One source file, as the rules read it. */
export interface SourceModule {
  /** From the repository's root, with `/`. */
  readonly path: string;
  /** Every specifier that it imports or re-exports, with types and dynamic imports. */
  readonly imports: readonly string[];
  readonly program: ESTree.Program;
}

/** Parses one file. Throws on a syntax error, naming the file. */
export function readModule(path: string, text: string): SourceModule {
  const { module, program, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const dynamic = module.dynamicImports.map(({ moduleRequest: { start, end } }) => literal(text.slice(start, end)));
  const again = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const imports = [...module.staticImports.map((match) => match.moduleRequest.value), ...dynamic, ...again];
  return { path, imports: [...new Set(imports.filter((match) => match !== undefined))], program };
}

const literal = (source: string) => /^['"`]([^'"`$]*)['"`]$/.exec(source)?.[1];
