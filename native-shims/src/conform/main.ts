/**
 * Runs all golden vectors on a native host through an adapter: `npx @sdhealth/native-shims conform`. Prints the vectors that fail. The
 * exit code is 0 if all pass, 1 if a vector fails or none matches, 2 for wrong arguments or a broken adapter.
 */
import { isObject } from '../json.ts';
import { type Adapter, program, socket } from './adapter.ts';
import { kit } from './kit.ts';
import type { Vector } from './vectors.ts';

const USAGE = `Usage: native-shims conform [--only=word] [--wait=ms] [--all] -- <program> [arguments]
       native-shims conform [--only=word] [--wait=ms] [--all] --connect=<host>:<port>

  --only   only vectors whose kind or name has the word
  --wait   milliseconds for one answer, default 5000
  --all    also prints the vectors that pass`;

interface Options {
  readonly only: string;
  readonly wait: number;
  readonly all: boolean;
  readonly connect: string;
  readonly command: readonly string[];
}

/** Reads the arguments. Returns undefined for unknown arguments. */
function optionsOf(args: readonly string[]): Options | undefined {
  const end = args.includes('--') ? args.indexOf('--') : args.length;
  const [ownArgs, command] = [args.slice(0, end), args.slice(end + 1)];
  const options = new Map(
    ownArgs.map((arg) => [arg.replace(/=.*$/s, ''), arg.includes('=') ? arg.replace(/^[^=]*=/, '') : '']),
  );
  const { only, wait, connect } = {
    only: options.get('--only'),
    wait: options.get('--wait'),
    connect: options.get('--connect'),
  };
  const isKnown = [...options.keys()].every((name) => ['--only', '--wait', '--all', '--connect'].includes(name));
  if (!isKnown || command.length > 0 === (connect !== undefined) || !(Number(wait ?? 1) > 0)) return undefined;
  return { only: only ?? '', wait: Number(wait ?? 5_000), all: options.has('--all'), connect: connect ?? '', command };
}

async function judge(adapter: Adapter, vector: Vector): Promise<string | undefined> {
  const reply = await adapter.ask(vector.request);
  return typeof reply.error === 'string' ? `error of the adapter: ${reply.error}` : vector.judge(reply);
}

async function report(adapter: Adapter, { only, all }: Options): Promise<number> {
  const { begin, vectors } = kit();
  const hello = await adapter.ask(begin);
  const kinds = Array.isArray(hello.kinds) ? hello.kinds.map(String) : [];
  console.log(`${String(hello.name ?? 'An adapter without a name')}: ${kinds.join(', ')}`);
  const counts = new Map<string, { passed: number; failed: number }>();
  for (const vector of vectors.filter(({ kind, name }) => kinds.includes(kind) && `${kind} ${name}`.includes(only))) {
    const count = counts.get(vector.kind) ?? { passed: 0, failed: 0 };
    counts.set(vector.kind, count);
    const difference = await judge(adapter, vector);
    if (difference === undefined) count.passed++;
    else count.failed++;
    if (difference !== undefined || all)
      console.log(`${difference === undefined ? 'passed' : 'FAILED'} ${vector.kind}: ${vector.name}`);
    if (difference !== undefined) console.log(`  ${difference}`);
  }
  for (const [kind, { passed, failed }] of counts) console.log(`${kind}: ${passed} passed, ${failed} failed`);
  if (counts.size === 0) console.log('No vector was run.');
  return counts.size > 0 && [...counts.values()].every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Runs the command. Resolves to the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const [first, ...rest] = args;
  const options = first === 'conform' ? optionsOf(rest) : undefined;
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  const adapter = options.connect ? socket(options.connect, options.wait) : program(options.command, options.wait);
  try {
    return await report(adapter, options);
  } catch (error) {
    console.error(
      `Not asked to the end: ${isObject(error) || error instanceof Error ? Reflect.get(error, 'message') : error}`,
    );
    return 2;
  } finally {
    adapter.close();
  }
}
