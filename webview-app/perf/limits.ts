/**
 * Defines the budgets of this app's figures. Most are ratios within one run: to a static page with the same content, or for a change of the
 * screen to the page that swaps finished markup. Budgets in milliseconds depend on the machine.
 */
import { SINGLE, SPLIT, STATIC, SWAP } from './contenders.ts';
import { type FigureName, type Results, ratioOf, shown } from './figures.ts';

/** A budget. `goal` is the aim. A value over `most` fails the run: while the goal is not met, `most` is the measured value plus 10 %. */
export interface Limit {
  readonly contender: string;
  readonly figure: FigureName;
  /** The limited value: the figure itself, or its ratio to another contender's. */
  readonly as: 'itself' | 'ratio';
  /** The contender by whose figure a ratio divides; by default the static page. */
  readonly to?: string;
  readonly goal: number;
  readonly most: number;
}

const ratio = (contender: string, figure: FigureName, goal: number, most = goal, to = STATIC): Limit => ({
  ...{ contender, figure, as: 'ratio', to },
  ...{ goal, most },
});
const itself = (contender: string, figure: FigureName, goal: number, most = goal): Limit => ({
  ...{ contender, figure, as: 'itself' },
  ...{ goal, most },
});

const LIMITS: readonly Limit[] = [
  ratio(SPLIT, 'homeSlow', 1.1),
  ratio(SINGLE, 'homeSlow', 1.1),
  ratio(SINGLE, 'homeDisk', 1.2, 1.95),
  ratio(SPLIT, 'cpu', 4, 4.4),
  ratio(SPLIT, 'tapSeen', 1.1, 1.24),
  ratio(SINGLE, 'tapSeen', 1.1, 1.24),
  ratio(SPLIT, 'tapContent', 1.5, 1.65),
  ...['Taro', 'uni-app', 'Vant'].map((peer) => ratio(SPLIT, 'tapContent', 0.9, 1.05, peer)),
  ratio(SPLIT, 'routeCold', 1.35, 1.5, SWAP),
  ratio(SPLIT, 'routeFirst', 2, 2.2, SWAP),
  ratio(SPLIT, 'routeAgain', 1.5, 2, SWAP),
  ratio(SPLIT, 'routeBack', 1.25, 1.85, SWAP),
  itself(SPLIT, 'inp', 300, 400),
  itself(SINGLE, 'inp', 300, 400),
  itself(SPLIT, 'areaTask', 150),
  itself(SINGLE, 'areaTask', 150),
  itself(SPLIT, 'shift', 0),
  itself(SINGLE, 'shift', 0),
  itself(SPLIT, 'heap', 1_000_000),
];

/** The longest that a tap of a journey may take to be answered by a frame, with a four times slower processor. Milliseconds. */
export const MAX_TAP_MS = 500;

export type Word = 'ok' | 'above its goal' | 'OVER' | 'not measured';

export interface Verdict {
  readonly limit: Limit;
  readonly value: number;
  readonly word: Word;
}

/** Returns the verdict of each limit whose contenders took part. A limit without a measured value does not count as kept. */
export function verdicts(results: Results, limits: readonly Limit[] = LIMITS): Verdict[] {
  return limits
    .filter(({ contender, to = contender }) => results.has(contender) && results.has(to))
    .map((limit) => {
      const { contender, figure, as, to, goal, most } = limit;
      const value =
        as === 'ratio' ? ratioOf(results, contender, figure, to) : (results.get(contender)?.[figure] ?? Number.NaN);
      const word = Number.isNaN(value)
        ? 'not measured'
        : value > most
          ? 'OVER'
          : value > goal
            ? 'above its goal'
            : 'ok';
      return { limit, value, word };
    });
}

export const isWithinLimit = ({ word }: Verdict): boolean => word === 'ok' || word === 'above its goal';

/** Writes a value of a limit for people. */
export const written = ({ figure, as }: Limit, value: number): string =>
  as === 'ratio' && !Number.isNaN(value) ? `${value.toFixed(2)} x` : shown(figure, value);
