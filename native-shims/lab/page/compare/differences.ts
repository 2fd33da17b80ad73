/** Finds the differences between the drawn elements of two pages. */

import type { Word } from '../../words/word.ts';
import { type Aligned, align } from './align.ts';
import type { DrawnElement } from './drawn.ts';
import { expectedReason } from './expected.ts';

/** Lists the kinds. `same text` is Chinese in both of two languages. `cut` is a text that is cut off in one page only. */
export const KINDS = ['only first', 'only second', 'text', 'same text', 'cut', 'size', 'place', 'colour'] as const;
export type Kind = (typeof KINDS)[number];

export interface Difference {
  /** A single kind if only one page has the element, else several. */
  readonly kinds: readonly Kind[];
  readonly first?: DrawnElement;
  readonly second?: DrawnElement;
  /** The preceding element of the page that lacks this element. */
  readonly after?: DrawnElement;
  /** The reason why hosts differ in this element by design. */
  readonly expected?: Word;
}

/** The difference of positions and sizes that is ignored (pixels). */
const TOLERANCE = 2;
/** Limits the stored offsets of displaced elements, each of which is reported once. */
const MAX_OFFSETS = 3;
/** Limits the compared elements of a page, because alignment takes quadratic time. */
const LIMIT = 1200;

const CHINESE = /\p{Script=Han}/u;
/** Replaces a running clock in a text, which changes each second. */
const withoutClock = (text: string): string => text.replace(/\d{1,2}(?::\d\d){1,2}/g, '0:00');
/** Returns the key of an element: role and text. */
export const keyOf = ({ role, text }: DrawnElement): string => `${role} ${withoutClock(text)}`;

type Pair = Aligned<DrawnElement>[number];

/**
 * Returns the differences of the second page from the first, from top to bottom. With `languages`, different texts are not reported, but
 * the same Chinese text in both pages is.
 */
export function differencesOf(
  first: readonly DrawnElement[],
  second: readonly DrawnElement[],
  { languages = false }: { readonly languages?: boolean } = {},
): Difference[] {
  const moves = { page: createMoves(), sticky: createMoves(), fixed: createMoves() };
  let previous: Pair = [undefined, undefined];
  return pairsOf(first.slice(0, LIMIT), second.slice(0, LIMIT)).flatMap(([drawn, other]): Difference[] => {
    const item = drawn ?? other;
    if (!item) return [];
    const expected = expectedReason(item);
    const reason = expected === undefined ? {} : { expected };
    if (!drawn || !other) {
      moves[item.layer].explain();
      // A sticky element also takes space in the page.
      if (item.layer === 'sticky') moves.page.explain();
      const after = drawn ? previous[1] : previous[0];
      const common = { ...(after && { after }), ...reason };
      return [
        drawn
          ? { kinds: ['only first'], first: drawn, ...common }
          : { kinds: ['only second'], second: item, ...common },
      ];
    }
    previous = [drawn, other];
    const kinds = kindsOf(drawn, other, moves[drawn.layer], languages);
    return kinds.length > 0 ? [{ kinds, first: drawn, second: other, ...reason }] : [];
  });
}

function kindsOf(drawn: DrawnElement, other: DrawnElement, moves: Moves, languages: boolean): Kind[] {
  const hasOtherText = keyOf(drawn) !== keyOf(other);
  const hasOtherSize =
    Math.abs(drawn.width - other.width) > TOLERANCE || Math.abs(drawn.height - other.height) > TOLERANCE;
  const isMoved = moves.isMoved(drawn, other, hasOtherText || hasOtherSize);
  const isUntranslated = languages && !hasOtherText && drawn.role !== 'picture' && CHINESE.test(drawn.text);
  const kinds: Record<Kind, boolean> = {
    ...{ 'only first': false, 'only second': false },
    text: hasOtherText && !languages,
    'same text': isUntranslated,
    cut: drawn.isCut !== other.isCut,
    // Ignores the size of a different text, and of pictures if the languages differ.
    size: hasOtherSize && !hasOtherText && !(languages && drawn.role === 'picture'),
    place: isMoved && !hasOtherText,
    colour: drawn.colour !== other.colour,
  };
  return KINDS.filter((kind) => kinds[kind]);
}

/** Lists the keys to pair elements by, the most reliable first: role and text, tags with classes, tags. */
const KEYS: readonly ((item: DrawnElement) => string)[] = [
  keyOf,
  ({ shape }) => shape,
  ({ shape }) => shape.replace(/\.[^<]*/g, ''),
];

/** Pairs the elements of two pages. Remaining elements are paired with the same text elsewhere. */
const pairsOf = (first: readonly DrawnElement[], second: readonly DrawnElement[]): Pair[] =>
  pairMoved(pairBy(KEYS, first, second));

function pairBy(keys: typeof KEYS, first: readonly DrawnElement[], second: readonly DrawnElement[]): Pair[] {
  const [key, ...nextKeys] = keys;
  if (!key)
    return [
      ...first.map((drawn) => [drawn, undefined] as const),
      ...second.map((drawn) => [undefined, drawn] as const),
    ];
  const pairs: Pair[] = [];
  let gap: [DrawnElement[], DrawnElement[]] = [[], []];
  const close = () => {
    pairs.push(...pairBy(nextKeys, ...gap));
    gap = [[], []];
  };
  for (const [drawn, other] of align(first, second, key)) {
    if (drawn && other) {
      close();
      pairs.push([drawn, other]);
    } else if (drawn) gap[0].push(drawn);
    else if (other) gap[1].push(other);
  }
  close();
  return pairs;
}

/** Pairs a remaining element of the first page with the same element elsewhere in the second. */
function pairMoved(pairs: readonly Pair[]): Pair[] {
  const unpaired = pairs.flatMap(([drawn, other]) => (other && !drawn ? [other] : []));
  const paired = new Set<DrawnElement>();
  const joined = pairs.map(([drawn, other]): Pair => {
    if (!drawn || other) return [drawn, other];
    const match = unpaired.find((item) => !paired.has(item) && keyOf(item) === keyOf(drawn));
    if (match) paired.add(match);
    return [drawn, match];
  });
  return joined.filter(([drawn, other]) => drawn || !other || !paired.has(other));
}

/** Distinguishes elements that moved from elements that a previous element pushed. */
interface Moves {
  /** Allows following elements to be displaced, after a missing or larger one. */
  explain(): void;
  isMoved(drawn: DrawnElement, other: DrawnElement, explains: boolean): boolean;
}

function createMoves(): Moves {
  let offsets: readonly (readonly [x: number, y: number])[] = [[0, 0]];
  let isExplained = false;
  let last: readonly [DrawnElement, DrawnElement] | undefined;
  const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE;
  return {
    explain() {
      isExplained = true;
    },
    isMoved(drawn, other, explains) {
      // Ignores the vertical offset of a sticky element, which depends on scrolling.
      const [x, y] = [other.x - drawn.x, drawn.layer === 'sticky' ? 0 : other.y - drawn.y];
      const isInRow = last !== undefined && overlaps(last[0], drawn) && overlaps(last[1], other);
      const isKnownOffset = offsets.some(([knownX, knownY]) => isNear(x, knownX) && isNear(y, knownY));
      // A centred element of another width has other edges.
      const isCentred =
        explains && isNear(x * 2, drawn.width - other.width) && offsets.some(([, knownY]) => isNear(y, knownY));
      // An element above has pushed it down, or an element before it in its row has pushed it aside.
      const isPushed = isExplained && (isInRow || offsets.some(([knownX]) => isNear(x, knownX)));
      if (!isKnownOffset && !isCentred) offsets = [[x, y] as const, ...offsets].slice(0, MAX_OFFSETS);
      isExplained = explains || (isExplained && isInRow);
      last = [drawn, other];
      return !(isKnownOffset || isCentred || isPushed);
    },
  };
}

const overlaps = (a: DrawnElement, b: DrawnElement): boolean => a.y < b.y + b.height && b.y < a.y + a.height;
