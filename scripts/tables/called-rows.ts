/** Which rows of the endpoint tables something imports. */
import type { SourceModule } from '../layers/read-module.ts';

const TABLE = /\/api\/[\w-]+\.ts$/;

/** The names imported from endpoint tables; types are not calls. */
export function calledRows(modules: readonly Pick<SourceModule, 'program'>[]): Set<string> {
  const found = new Set<string>();
  for (const { program } of modules)
    for (const statement of program.body) {
      if (statement.type !== 'ImportDeclaration' || statement.importKind === 'type') continue;
      if (!TABLE.test(statement.source.value)) continue;
      for (const specifier of statement.specifiers)
        if (specifier.type === 'ImportSpecifier' && specifier.importKind !== 'type')
          found.add(specifier.imported.type === 'Literal' ? specifier.imported.value : specifier.imported.name);
    }
  return found;
}
