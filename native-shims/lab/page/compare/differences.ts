/** Finds the differences between the drawn elements of two pages. */

import type { Word } from '../../words/word.ts';
import { type Aligned, align } from './align.ts';
import type { Drawn } from './drawn.ts';
import { expectedReason } from './expected.ts';

/** Lists the kinds. `same text` is Chinese in both of two languages, `cut` is a text that is cut off in one page only. */
export const KINDS = ['only first', 'only second', 'text', 'same text', 'cut', 'size', 'place', 'colour'] as const;
export type Kind = (typeof KINDS)[number];

export interface Difference {
  /** A single kind if only one page has the element, else several. */
  readonly kinds: readonly Kind[];
  readonly first?: Drawn;
  readonly second?: Drawn;
  /** The preceding element of the page that lacks this element. */
  readonly after?: Drawn;
  /** The reason why hosts differ in it by design. */
  readonly expected?: Word;
}

/** Tolerates this difference of places and sizes (pixels). */
const SLACK = 2;
/** Limits the stored offsets of displaced elements, each of which is reported once. */
const REMEMBERED = 3;
/** Limits the compared elements of a page, as alignment takes quadratic time. */
const MOST = 1200;

const CHINESE = /\p{Script=Han}/u;
/** Replaces a running clock in a text, which changes each second. */
const steady = (text: string): string => text.replace(/\d{1,2}(?::\d\d){1,2}/g, '0:00');
/** Returns the key of an element: role and text. */
export const keyOf = ({ role, text }: Drawn): string => `${role} ${steady(text)}`;

type Pair = Aligned<Drawn>[number];

/**
 * Returns the differences of the second page from the first, from top to bottom. With `languages`, different texts are no differences, but
 * the same Chinese text in both pages is.
 */
export function differencesOf(
  first: readonly Drawn[],
  second: readonly Drawn[],
  { languages = false }: { readonly languages?: boolean } = {},
): Difference[] {
  const moves = { page: createMoves(), sticky: createMoves(), fixed: createMoves() };
  let previous: Pair = [undefined, undefined];
  return pairsOf(first.slice(0, MOST), second.slice(0, MOST)).flatMap(([drawn, other]): Difference[] => {
    const thing = drawn ?? other;
    if (!thing) return [];
    const expected = expectedReason(thing);
    const why = expected === undefined ? {} : { expected };
    if (!drawn || !other) {
      moves[thing.layer].explain();
      // A sticky element also takes space in the page.
      if (thing.layer === 'sticky') moves.page.explain();
      const after = drawn ? previous[1] : previous[0];
      const common = { ...(after && { after }), ...why };
      return [
        drawn
          ? { kinds: ['only first'], first: drawn, ...common }
          : { kinds: ['only second'], second: thing, ...common },
      ];
    }
    previous = [drawn, other];
    const kinds = kindsOf(drawn, other, moves[drawn.layer], languages);
    return kinds.length > 0 ? [{ kinds, first: drawn, second: other, ...why }] : [];
  });
}

function kindsOf(drawn: Drawn, other: Drawn, moves: Moves, languages: boolean): Kind[] {
  const isOtherText = keyOf(drawn) !== keyOf(other);
  const isOtherSize = Math.abs(drawn.width - other.width) > SLACK || Math.abs(drawn.height - other.height) > SLACK;
  const isMoved = moves.isMoved(drawn, other, isOtherText || isOtherSize);
  const isLeftOver = languages && !isOtherText && drawn.role !== 'picture' && CHINESE.test(drawn.text);
  const kinds: Record<Kind, boolean> = {
    ...{ 'only first': false, 'only second': false },
    text: isOtherText && !languages,
    'same text': isLeftOver,
    cut: drawn.isCut !== other.isCut,
    // Ignores the size of a different text, and of pictures if the languages differ.
    size: isOtherSize && !isOtherText && !(languages && drawn.role === 'picture'),
    place: isMoved && !isOtherText,
    colour: drawn.colour !== other.colour,
  };
  return KINDS.filter((kind) => kinds[kind]);
}

/** Lists the keys to pair elements by, the most reliable first: role and text, tags with classes, tags. */
const WAYS: readonly ((thing: Drawn) => string)[] = [
  keyOf,
  ({ shape }) => shape,
  ({ shape }) => shape.replace(/\.[^<]*/g, ''),
];

/** Pairs the elements of two pages. Remaining elements are paired with the same text elsewhere. */
const pairsOf = (first: readonly Drawn[], second: readonly Drawn[]): Pair[] => withMoved(pairedBy(WAYS, first, second));

function pairedBy(ways: typeof WAYS, first: readonly Drawn[], second: readonly Drawn[]): Pair[] {
  const [way, ...others] = ways;
  if (!way)
    return [
      ...first.map((drawn) => [drawn, undefined] as const),
      ...second.map((drawn) => [undefined, drawn] as const),
    ];
  const pairs: Pair[] = [];
  let gap: [Drawn[], Drawn[]] = [[], []];
  const close = () => {
    pairs.push(...pairedBy(others, ...gap));
    gap = [[], []];
  };
  for (const [drawn, other] of align(first, second, way)) {
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
function withMoved(pairs: readonly Pair[]): Pair[] {
  const alone = pairs.flatMap(([drawn, other]) => (other && !drawn ? [other] : []));
  const taken = new Set<Drawn>();
  const joined = pairs.map(([drawn, other]): Pair => {
    if (!drawn || other) return [drawn, other];
    const same = alone.find((thing) => !taken.has(thing) && keyOf(thing) === keyOf(drawn));
    if (same) taken.add(same);
    return [drawn, same];
  });
  return joined.filter(([drawn, other]) => drawn || !other || !taken.has(other));
}

/** Distinguishes elements that moved from those pushed by a previous element. */
interface Moves {
  /** Allows following elements to be displaced, after a missing or larger one. */
  explain(): void;
  isMoved(drawn: Drawn, other: Drawn, explains: boolean): boolean;
}

function createMoves(): Moves {
  let known: readonly (readonly [x: number, y: number])[] = [[0, 0]];
  let isExplained = false;
  let last: readonly [Drawn, Drawn] | undefined;
  const near = (a: number, b: number) => Math.abs(a - b) <= SLACK;
  return {
    explain() {
      isExplained = true;
    },
    isMoved(drawn, other, explains) {
      // Ignores the vertical offset of a sticky element, which depends on scrolling.
      const [x, y] = [other.x - drawn.x, drawn.layer === 'sticky' ? 0 : other.y - drawn.y];
      const isInRow = last !== undefined && overlaps(last[0], drawn) && overlaps(last[1], other);
      const isKnown = known.some(([knownX, knownY]) => near(x, knownX) && near(y, knownY));
      // A centred element of another width has other edges.
      const isCentred =
        explains && near(x * 2, drawn.width - other.width) && known.some(([, knownY]) => near(y, knownY));
      // An element above has pushed it down, or an element before it in its row has pushed it aside.
      const isPushed = isExplained && (isInRow || known.some(([knownX]) => near(x, knownX)));
      if (!isKnown && !isCentred) known = [[x, y] as const, ...known].slice(0, REMEMBERED);
      isExplained = explains || (isExplained && isInRow);
      last = [drawn, other];
      return !(isKnown || isCentred || isPushed);
    },
  };
}

const overlaps = (a: Drawn, b: Drawn): boolean => a.y < b.y + b.height && b.y < a.y + a.height;
