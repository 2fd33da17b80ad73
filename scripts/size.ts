/**
 * `npm run size` measures the bridge SDK in a page (gzip of minified ES2019 modules, without vendors' libraries), beside its
 * budgets and beside peers that do the same work. Fails when a budget is passed. `-- --peers` also fetches and weighs peers that are
 * too large to be installed for everybody.
 */
import { gzipSync } from 'node:zlib';
import { hosts } from '../bridge-sdk/src/hosts/index.ts';
import { scriptCode } from './package/script.ts';
import { BUDGETS, type Budget, hostBudget } from './weight/budgets.ts';
import { bundle, type Chunk, gzipOf, loadedWith } from './weight/bundle.ts';
import { BARE, FETCHED_PEERS, FURTHER_ROWS, PEERS, PROGRAMS } from './weight/programs.ts';
import { ClearError } from './workspace/clear-error.ts';
import { fetchTools } from './workspace/fetch-tools.ts';

interface Line {
  readonly name: string;
  readonly bytes: number;
  readonly budget?: Budget;
}

const total = (chunks: readonly Chunk[]): number => chunks.reduce((sum, chunk) => sum + gzipOf(chunk), 0);

/** Returns the lines of a host: its adapter as opened and, where it drives a vendor's library, with that driver. */
function hostLines(chunks: readonly Chunk[]): Line[] {
  const atOnce = loadedWith(chunks, (chunk) => chunk.entry);
  const beyond = (...names: readonly string[]) => {
    for (const name of names)
      if (!chunks.some((chunk) => chunk.name === name)) throw new ClearError(`size: the SDK has no chunk ${name}`);
    return total(loadedWith(chunks, ({ name }) => names.includes(name)).filter((chunk) => !atOnce.includes(chunk)));
  };
  return hosts.flatMap(({ name }) => {
    const { adapter, opened, driven } = hostBudget(name);
    const lines: Line[] = [{ name: `${name}, as opened`, bytes: beyond(`${adapter}.js`), budget: opened }];
    if (!driven) return lines;
    const bytes = beyond(`${adapter}.js`, `${adapter}-driver.js`);
    return [...lines, { name: `${name}, with its vendor driver`, bytes, budget: driven }];
  });
}

async function measure(): Promise<Line[]> {
  const bareImport = await bundle(PROGRAMS.bareImport);
  const native = await bundle(PROGRAMS.native);
  const detected = await bundle(PROGRAMS.detected);
  const few = total(await bundle(PROGRAMS.rowsFew));
  const many = total(await bundle(PROGRAMS.rowsMany));
  const code = bareImport.reduce((sum, chunk) => sum + chunk.code.trim().length, 0);
  return [
    { name: 'bare import', bytes: code, budget: BUDGETS['bare import'] },
    { name: 'native host, one call', bytes: total(native), budget: BUDGETS['native host, one call'] },
    {
      name: 'six hosts, one call, loaded at once',
      bytes: total(loadedWith(detected, (chunk) => chunk.entry)),
      budget: BUDGETS['six hosts, one call, loaded at once'],
    },
    ...hostLines(detected),
    {
      name: 'each further checked method',
      bytes: Math.round((many - few) / FURTHER_ROWS),
      budget: BUDGETS['each further checked method'],
    },
    { name: 'whole package', bytes: total(await bundle(PROGRAMS.whole)), budget: BUDGETS['whole package'] },
    {
      name: 'whole package as one classic script',
      bytes: gzipSync(await scriptCode(), { level: 9 }).length,
      budget: BUDGETS['whole package as one classic script'],
    },
  ];
}

function show({ name, bytes, budget }: Line): boolean {
  const figure = `${name.padEnd(46)}${String(bytes).padStart(7)} B`;
  if (!budget) {
    console.log(`  ${figure}`);
    return true;
  }
  const word = bytes > budget.most ? 'OVER' : bytes > budget.goal ? 'above its goal' : 'ok';
  console.log(
    `  ${figure}   goal ${String(budget.goal).padStart(6)}   most ${String(budget.most).padStart(6)}   ${word}`,
  );
  return bytes <= budget.most;
}

export async function main(args: readonly string[]): Promise<number> {
  const lines = await measure();
  const within = lines.map(show);
  console.log('\n  peers, one call');
  show({ name: 'bare JSON handler, no promises', bytes: total(await bundle(BARE)) });
  for (const [name, source] of Object.entries(PEERS)) show({ name, bytes: total(await bundle(source)) });
  if (args.includes('--peers')) {
    const folder = await fetchTools('peers', Object.keys(FETCHED_PEERS));
    for (const [name, source] of Object.entries(FETCHED_PEERS))
      show({ name, bytes: total(await bundle(source, folder)) });
  }
  return within.every(Boolean) ? 0 : 1;
}
