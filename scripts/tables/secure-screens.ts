/** Checks that a screen which draws an identity number or the number of a card is hidden from pictures of the screen (V03). */
import { Visitor } from 'vite';
import type { SourceFile } from '../source/source-file.ts';
import { loadedWith, type Modules } from './called-rows.ts';

/** Fields of identity numbers and of cards, as the endpoint tables name them. */
const NUMBER = /^(?:(?:insured|free|mask(?:ed)?)?IdCard(?:No|Number|s)?|physicalId|cardNo|bankCard)$/i;
/** Parts of pages; a module without markup draws nothing. */
const DRAWS = /\/(?:screens|kit)\/.*\.tsx$/;

interface Screens {
  readonly modules: Modules;
  /** The path of a screen's file. */
  screenPath(id: string): string;
}

/** Returns one sentence for each route whose screen draws such a number and is not `secure`. */
export function secureFaults(
  routes: Readonly<Record<string, { readonly secure?: boolean }>>,
  { modules, screenPath }: Screens,
): string[] {
  const drawing = new Set(modules.files.filter(drawsNumber).map(({ path }) => path));
  return Object.entries(routes).flatMap(([id, { secure = false }]) => {
    if (secure) return [];
    const matches = [...loadedWith(modules, screenPath(id))].filter((path) => drawing.has(path));
    return matches.map((path) => `${id} draws a number of identity or of a card in ${path}, and is not secure`);
  });
}

/** True for a part of a page that reads such a field, from an object or out of one. */
function drawsNumber({ path, program }: SourceFile): boolean {
  if (!DRAWS.test(path)) return false;
  let isFound = false;
  const look = (key: { readonly type: string; readonly name?: unknown }) => {
    if (key.type === 'Identifier' && NUMBER.test(String(key.name))) isFound = true;
  };
  new Visitor({
    MemberExpression: ({ property, computed }) => computed || look(property),
    ObjectPattern: ({ properties }) => {
      for (const property of properties) if (property.type === 'Property' && !property.computed) look(property.key);
    },
  }).visit(program);
  return isFound;
}
