import type { Choice } from './cells.ts';
import { wordsOf } from './run.ts';

export interface Arguments {
  readonly choice: Choice;
  /** The results of an earlier run stay, and their cells are not looked at again. */
  readonly isContinued: boolean;
  /** No cell is looked at: the report of an earlier run is written anew. */
  readonly isReport: boolean;
  /** Playwright's own. */
  readonly rest: string[];
}

const OWN = /^--(?:host|area|state|route|shard)=|^--(?:continue|report|sample)$/;

/** Reads the command line: `--host=`, `--area=`, `--state=`, `--route=` (several with commas), `--shard=1/4`, `--continue` and `--sample`. */
export function argumentsOf(args: readonly string[]): Arguments {
  const listOf = (name: string) => wordsOf(args, name);
  const [, part, parts] = /^(\d+)\/(\d+)$/.exec(listOf('shard')[0] ?? '') ?? [];
  return {
    choice: {
      hosts: listOf('host'),
      areas: listOf('area'),
      states: listOf('state'),
      routes: listOf('route'),
      ...(part && parts && { shard: [Number(part), Number(parts)] as const }),
      ...(args.includes('--sample') && { isSample: true }),
    },
    isContinued: args.includes('--continue'),
    isReport: args.includes('--report'),
    rest: args.filter((arg) => !OWN.test(arg)),
  };
}

/** True where nothing is left out: only then can a declared difference be said to be of no use. */
export const isWhole = ({ hosts = [], areas = [], states = [], routes = [], shard, isSample }: Choice): boolean =>
  [hosts, areas, states, routes].every(({ length }) => length === 0) && shard === undefined && !isSample;
