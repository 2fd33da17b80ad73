import { wordsOf } from '../../scripts/workspace/words.ts';
import type { Choice } from './cells.ts';

export interface Arguments<Name extends string> {
  /** The words of each list, by its name in the plural: beginnings of names. */
  readonly lists: Readonly<Record<`${Name}s`, readonly string[]>>;
  readonly shard?: readonly [part: number, parts: number];
  /** What stands behind `--sample`; an empty text where it is alone. */
  readonly sample?: string;
  /** The results of an earlier run stay, and their cells are not looked at again. */
  readonly isContinued: boolean;
  /** No cell is looked at: the report of an earlier run is written anew. */
  readonly isReport: boolean;
  /** Playwright's own. */
  readonly rest: readonly string[];
}

/** Reads the command line of a matrix: a list for each name (`--host=a,b`), `--shard=1/4`, `--sample`, `--continue`, `--report`. */
export function argumentsOf<Name extends string>(args: readonly string[], names: readonly Name[]): Arguments<Name> {
  const listOf = (name: string) => wordsOf(args, `--${name}=`);
  const own = new RegExp(`^--(?:${names.join('|')}|shard|sample)=|^--(?:continue|report|sample)$`);
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(listOf('shard')[0] ?? '') ?? [];
  const sample = args.includes('--sample') ? '' : listOf('sample')[0];
  return {
    lists: Object.fromEntries(names.map((name) => [`${name}s`, listOf(name)])) as Record<`${Name}s`, string[]>,
    ...(part && parts && { shard: [Number(part), Number(parts)] as const }),
    ...(sample !== undefined && { sample }),
    isContinued: args.includes('--continue'),
    isReport: args.includes('--report'),
    rest: args.filter((arg) => !own.test(arg)),
  };
}

/** True where nothing is left out: only then can a declared difference be said to be of no use. */
export const isWhole = ({ hosts = [], areas = [], states = [], routes = [], shard, isSample }: Choice): boolean =>
  [hosts, areas, states, routes].every(({ length }) => length === 0) && shard === undefined && !isSample;
