/** The rule by which a test finds an element by its name. The record counts the elements that fit by the same rule. */
import type { Named } from './steps.ts';

/** The most pieces of a name that a test asks for. */
const MOST_PIECES = 4;

const literally = (piece: string): string => piece.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Between several pieces of a name a browser may put spaces. A name of none is empty; one of a text has more around it. */
export function patternOf({ name, isText = false }: Pick<Named, 'name' | 'isText'>): RegExp {
  const pieces = name.slice(0, MOST_PIECES).map(literally).join('\\s*');
  if (isText) return new RegExp(pieces);
  return new RegExp(`^${pieces}${name.length > MOST_PIECES ? '' : '$'}`);
}
