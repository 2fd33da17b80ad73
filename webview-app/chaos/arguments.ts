import { wordsOf } from '../matrix/run.ts';
import type { Choice } from './cells.ts';

const DAY_MS = 86_400_000;

export interface Arguments {
  readonly choice: Choice;
  /** Playwright's own. */
  readonly rest: string[];
}

/** Reads the command line: `--fault=`, `--screen=`, `--host=` (several with commas) and `--sample`, whose number is the day's unless it is given. */
export function argumentsOf(args: readonly string[], now = Date.now()): Arguments {
  const [faults, screens, hosts] = [wordsOf(args, 'fault'), wordsOf(args, 'screen'), wordsOf(args, 'host')];
  const sample = args.find((arg) => /^--sample(=\d+)?$/.test(arg));
  const number = sample?.includes('=') ? Number(sample.split('=')[1]) : Math.floor(now / DAY_MS);
  return {
    choice: { faults, screens, hosts, ...(sample !== undefined && { sample: number }) },
    rest: args.filter((arg) => !/^--(?:fault|screen|host)=|^--sample(?:=|$)/.test(arg)),
  };
}
