import { optionValues } from '../../scripts/workspace/words.ts';
import type { Choice } from './cells.ts';

export interface Arguments<Name extends string> {
  /** The values of each list, by the list's name in the plural. A value is the beginning of a name. */
  readonly lists: Readonly<Record<`${Name}s`, readonly string[]>>;
  readonly shard?: readonly [index: number, count: number];
  /** The value of `--sample`. An empty text if it has no value. */
  readonly sample?: string;
  /** True to keep the results of an earlier run and to skip their cells. */
  readonly isContinued: boolean;
  /** True to write the report of an earlier run again without opening a page. */
  readonly isReport: boolean;
  readonly rest: readonly string[];
}

/** Reads the command line of a matrix: a list for each name (`--host=a,b`), `--shard=1/4`, `--sample`, `--continue`, `--report`. */
export function argumentsOf<Name extends string>(args: readonly string[], names: readonly Name[]): Arguments<Name> {
  const listOf = (name: string) => optionValues(args, `--${name}=`);
  const ownArguments = new RegExp(`^--(?:${names.join('|')}|shard|sample)=|^--(?:continue|report|sample)$`);
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(listOf('shard')[0] ?? '') ?? [];
  const sample = args.includes('--sample') ? '' : listOf('sample')[0];
  return {
    lists: Object.fromEntries(names.map((name) => [`${name}s`, listOf(name)])) as Record<`${Name}s`, string[]>,
    ...(index && count && { shard: [Number(index), Number(count)] as const }),
    ...(sample !== undefined && { sample }),
    isContinued: args.includes('--continue'),
    isReport: args.includes('--report'),
    rest: args.filter((arg) => !ownArguments.test(arg)),
  };
}

/** Tells if a choice selects all cells. Only then can a declared difference be reported as unused. */
export const isWhole = ({ hosts = [], areas = [], states = [], routes = [], shard, isSample }: Choice): boolean =>
  [hosts, areas, states, routes].every(({ length }) => length === 0) && shard === undefined && !isSample;
