/** Builds the pattern by which a test finds an element by name. The recorder counts matching elements with the same pattern. */
import type { NamedElement } from './steps.ts';

/** Maximum number of text pieces in a pattern. */
const MAX_PIECES = 4;

const escapePattern = (piece: string): string => piece.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Returns the pattern of a name. Browsers may put spaces between its pieces. With `isText`, other text may surround the name. */
export function patternOf({ name, isText = false }: Pick<NamedElement, 'name' | 'isText'>): RegExp {
  const pieces = name.slice(0, MAX_PIECES).map(escapePattern).join('\\s*');
  if (isText) return new RegExp(pieces);
  return new RegExp(`^${pieces}${name.length > MAX_PIECES ? '' : '$'}`);
}
