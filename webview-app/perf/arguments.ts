import { ClearError } from '../../scripts/workspace/clear-error.ts';

export interface PerfArguments {
  readonly rounds: number;
  /** True for a contender that takes part, by its name. */
  readonly isWanted: (name: string) => boolean;
  readonly peers: boolean;
  /** The run is good when each figure with a budget was measured, whatever its value: for machines that are busy. */
  readonly figures: boolean;
  /** The builds are there already. */
  readonly built: boolean;
}

const ROUNDS = 5;

/** Reads the words behind `npm run perf --`. Throws one clear line for a word that it does not know. */
export function argumentsOf(words: readonly string[]): PerfArguments {
  const textOf = (name: string) => words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  const unknown = words.find((word) => !/^--(?:peers|built|figures|only=.+|rounds=\d+)$/.test(word));
  if (unknown !== undefined)
    throw new ClearError(`perf: ${unknown}? It knows --rounds=5, --only=split,vant, --peers, --built, --figures.`);
  const rounds = Number(textOf('rounds') ?? ROUNDS);
  if (rounds < 1) throw new ClearError('perf: at least one round.');
  const only = textOf('only')?.split(',').filter(Boolean);
  return {
    rounds,
    isWanted: (name) => only === undefined || only.some((part) => name.toLowerCase().includes(part.toLowerCase())),
    peers: words.includes('--peers'),
    figures: words.includes('--figures'),
    built: words.includes('--built'),
  };
}
