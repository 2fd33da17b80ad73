/** Which rows of the endpoint tables something imports. */
import type { SourceModule } from '../layers/read-module.ts';

const TABLE = /\/api\/[\w-]+\.ts$/;
const BESIDE = /^\.\/[\w-]+\.ts$/;

/** The names imported from endpoint tables, by the client beside them too; types are not calls. */
export function calledRows(modules: readonly Pick<SourceModule, 'path' | 'program'>[]): Set<string> {
  const found = new Set<string>();
  for (const { path, program } of modules)
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
      if (!(/\/api\/client/.test(path) ? BESIDE : TABLE).test(statement.source.value)) continue;
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type')
          found.add(specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name);
    }
  return found;
}
