import { optionValues } from '../../scripts/workspace/words.ts';
import type { Choice } from './cells.ts';

export interface Arguments<Name extends string> {
  /** The words of each list, by the list's name in the plural. A word is the beginning of a name. */
  readonly lists: Readonly<Record<`${Name}s`, readonly string[]>>;
  readonly shard?: readonly [part: number, parts: number];
  /** The value of `--sample`; an empty text without a value. */
  readonly sample?: string;
  /** True to keep the results of an earlier run and to skip their cells. */
  readonly isContinued: boolean;
  /** True to write the report of an earlier run again without looking at a cell. */
  readonly isReport: boolean;
  /** Playwright's own arguments. */
  readonly rest: readonly string[];
}

/** Reads the command line of a matrix: a list for each name (`--host=a,b`), `--shard=1/4`, `--sample`, `--continue`, `--report`. */
export function argumentsOf<Name extends string>(args: readonly string[], names: readonly Name[]): Arguments<Name> {
  const listOf = (name: string) => optionValues(args, `--${name}=`);
  const ours = new RegExp(`^--(?:${names.join('|')}|shard|sample)=|^--(?:continue|report|sample)$`);
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(listOf('shard')[0] ?? '') ?? [];
  const sample = args.includes('--sample') ? '' : listOf('sample')[0];
  return {
    lists: Object.fromEntries(names.map((name) => [`${name}s`, listOf(name)])) as Record<`${Name}s`, string[]>,
    ...(part && parts && { shard: [Number(part), Number(parts)] as const }),
    ...(sample !== undefined && { sample }),
    isContinued: args.includes('--continue'),
    isReport: args.includes('--report'),
    rest: args.filter((arg) => !ours.test(arg)),
  };
}

/** Tells if a choice leaves nothing out. Only then can a declared difference be called unused. */
export const isWhole = ({ hosts = [], areas = [], states = [], routes = [], shard, isSample }: Choice): boolean =>
  [hosts, areas, states, routes].every(({ length }) => length === 0) && shard === undefined && !isSample;
