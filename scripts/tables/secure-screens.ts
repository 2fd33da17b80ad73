/** Checks that screens with an identity or card number are protected from screenshots (V03). */
import { Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';
import { loadedWith, type Modules } from './called-rows.ts';

/** Matches the endpoint tables' names of fields with identity and card numbers. */
const CARD_NUMBER_FIELD = /^(?:(?:insured|free|mask(?:ed)?)?IdCard(?:No|Number|s)?|physicalId|cardNo|bankCard)$/i;
/** Matches modules with markup. Other modules draw nothing. */
const MARKUP_MODULE = /\/(?:screens|kit)\/.*\.tsx$/;

interface Screens {
  readonly modules: Modules;
  screenPath(id: string): string;
}

/** Returns a sentence for each route whose screen draws such a number without being `secure`. */
export function secureFaults(
  routes: Readonly<Record<string, { readonly secure?: boolean }>>,
  { modules, screenPath }: Screens,
): string[] {
  const drawingPaths = new Set(modules.files.filter(drawsNumber).map(({ path }) => path));
  return Object.entries(routes).flatMap(([id, { secure = false }]) => {
    if (secure) return [];
    const matches = [...loadedWith(modules, screenPath(id))].filter((path) => drawingPaths.has(path));
    return matches.map((path) => `${id} draws an identity or card number in ${path}, but is not secure`);
  });
}

/** Recognizes a module with markup that reads such a field, by access or destructuring. */
function drawsNumber({ path, program }: SourceFile): boolean {
  if (!MARKUP_MODULE.test(path)) return false;
  let isFound = false;
  const checkKey = (key: { readonly type: string; readonly name?: unknown }) => {
    if (key.type === 'Identifier' && CARD_NUMBER_FIELD.test(String(key.name))) isFound = true;
  };
  new Visitor({
    MemberExpression: ({ property, computed }) => computed || checkKey(property),
    ObjectPattern: ({ properties }) => {
      for (const property of properties) if (property.type === 'Property' && !property.computed) checkKey(property.key);
    },
  }).visit(program);
  return isFound;
}
