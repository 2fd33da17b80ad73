/**
 * Runs a group's mutants with Stryker's instrumenter and this project's own loop (`loop-runner.ts`), in one process; what is read when a
 * module is loaded has a process of its own for each mutant. Writes the same report as Stryker.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../workspace/process.ts';
import { root } from '../workspace/root.ts';
import { type LoopEnds, NO_ENDS, type Spoilt } from './loop-state.ts';

interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: unknown;
}
interface Instrumented {
  readonly files: readonly { readonly name: string; readonly content: string }[];
  readonly mutants: readonly Mutant[];
}
/** Each goes on where the one before was spoilt by what a mutant left. */
const MOST_PROCESSES = 60;
const isEndless = (why: string) => /endless|timed out|Hit count limit/.test(why);

async function instrument(name: string, folder: string, files: readonly string[]): Promise<Instrumented> {
  const output = join(root, `.cache/mutate/${name}.instrumented.json`);
  await run(process.execPath, [join(root, 'scripts/mutate/instrument.mjs'), folder, output, ...files]);
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** Returns the exit code of a run of the group's tests. */
const runTests = (name: string, words: readonly string[], env: Record<string, string>) =>
  run(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'scripts/mutate/vitest.config.ts',
      '--reporter',
      'dot',
      ...words,
    ],
    { env: { MUTATE_GROUP: name, ...env }, log: join(root, `.cache/mutate/${name}.loop.log`) },
  );

/** Runs the mutants of `files` and writes the report `json`. `folder` has Stryker's packages. */
export async function loopGroup(name: string, files: readonly string[], folder: string, json: string): Promise<void> {
  mkdirSync(join(root, '.cache/mutate'), { recursive: true });
  const { files: mutated, mutants } = await instrument(name, folder, files);
  const states = join(root, `.cache/mutate/${name}.loop.json`);
  const state = join(root, `.cache/mutate/${name}.ends.json`);
  const code = Object.fromEntries(mutated.map((file) => [file.name, file.content]));
  writeFileSync(states, JSON.stringify({ code, state }));
  console.log(`${name}: ${mutants.length} mutants`);
  const told = ({ file, test, why, after }: Spoilt) => {
    const mutant = mutants.find(({ id }) => id === after);
    const place = JSON.stringify(mutant?.location);
    const cause = mutant && `after ${relative(root, mutant.fileName)} ${place}  =>  ${mutant.replacement}`;
    return `"${test}" of ${file} (${why}) ${cause ?? 'before any mutant of its own'}`;
  };
  const triedIn = ({ ends, passed }: LoopEnds) => Object.keys(ends).length + Object.values(passed).flat().length;
  /** Those that died, and left something behind: a run of their own says whether they die by themselves. */
  const unsure = new Set<string>();
  let done = NO_ENDS;
  /** True where mutants lived beside a spoilt test: they may have lived because of it. */
  let isDoubted = false;
  let killedBefore = -1;
  for (let more = MOST_PROCESSES; more > 0; more--) {
    writeFileSync(state, JSON.stringify({ ...done, spoilt: [], isFull: false }));
    await runTests(name, [], { MUTATE_LOOP: states });
    const before = triedIn(done);
    done = JSON.parse(readFileSync(state, 'utf8')) as LoopEnds;
    const [first] = done.spoilt;
    const killed = Object.keys(done.ends).length;
    console.log(`${name}: ${killed} killed${first ? `; spoilt is ${told(first)}` : ''}`);
    isDoubted ||= first !== undefined;
    for (const { after } of done.spoilt) if (after !== undefined) unsure.add(after);
    if ((first || done.isFull) && triedIn(done) > before) continue;
    if (!isDoubted || killed === killedBefore) break;
    console.log(`${name}: all that are alive are tried once more`);
    isDoubted = false;
    killedBefore = killed;
    done = { ...done, passed: {} };
  }
  const { ends, early, met } = done;
  const left = [...new Set([...early, ...unsure])].filter((id) => !ends[id]);
  console.log(
    `${name}: ${left.length} have a run of their own: they are read when their module is loaded, or leave something`,
  );
  for (const id of left) {
    const once = { MUTATE_LOOP: states, MUTATE_ONCE: '1', __STRYKER_ACTIVE_MUTANT__: id };
    if ((await runTests(name, ['--bail', '1'], once)) !== 0) ends[id] = { by: 'a run of its own', why: '' };
  }
  const known = new Set([...early, ...met]);
  const statusOf = (id: string) => {
    const end = ends[id];
    if (end) return isEndless(end.why) ? 'Timeout' : 'Killed';
    return known.has(id) ? 'Survived' : 'NoCoverage';
  };
  // Where a mutant is, Stryker counts from 0, its reports from 1.
  const shifted = (location: unknown) =>
    JSON.parse(JSON.stringify(location), (key, value) => (key === 'line' || key === 'column' ? value + 1 : value));
  const of = (file: string) => ({
    source: readFileSync(join(root, file), 'utf8'),
    mutants: mutants
      .filter(({ fileName }) => fileName === join(root, file))
      .map(({ id, mutatorName, replacement, location }) => ({
        id,
        mutatorName,
        replacement,
        location: shifted(location),
        status: statusOf(id),
        ...(ends[id] && { statusReason: ends[id].why, killedBy: [ends[id].by] }),
      })),
  });
  writeFileSync(json, JSON.stringify({ files: Object.fromEntries(files.map((file) => [file, of(file)])) }));
}
