import { ClearError } from '../../scripts/workspace/clear-error.ts';

export interface PerfArguments {
  readonly rounds: number;
  /** Tells by a contender's name if it takes part. */
  readonly isWanted: (name: string) => boolean;
  /** Also measures the same small app in other libraries (`perf/peers`). */
  readonly peers: boolean;
  /** Fails the run only if a figure with a budget was not measured: a busy machine cannot keep budgets. */
  readonly figures: boolean;
  /** Measures the taps of the twelve journeys instead of the contenders. */
  readonly journeys: boolean;
  /** Measures the builds in `dist` without building them. */
  readonly built: boolean;
}

const ROUNDS = 5;

/** Parses the arguments of `npm run perf --`. Throws a `ClearError` for an unknown one. */
export function argumentsOf(words: readonly string[]): PerfArguments {
  const textOf = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const unknown = words.find((word) => !/^--(?:peers|built|figures|journeys|only=.+|rounds=\d+)$/.test(word));
  if (unknown !== undefined)
    throw new ClearError(
      `perf: ${unknown}? It knows --rounds=5, --only=split,vant, --peers, --journeys, --built, --figures.`,
    );
  const rounds = Number(textOf('rounds') ?? ROUNDS);
  if (rounds < 1) throw new ClearError('perf: at least one round.');
  const only = textOf('only')?.split(',').filter(Boolean);
  return {
    rounds,
    isWanted: (name) => only === undefined || only.some((part) => name.toLowerCase().includes(part.toLowerCase())),
    peers: words.includes('--peers'),
    journeys: words.includes('--journeys'),
    figures: words.includes('--figures'),
    built: words.includes('--built'),
  };
}
