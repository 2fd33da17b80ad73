/**
 * `npm run size` measures the bridge SDK in a page (gzip of minified ES2019 modules, without vendors' libraries), beside its
 * budgets and beside peers that do the same work. Fails when a budget is passed.
 */
import { gzipSync } from 'node:zlib';
import { scriptCode } from '../bridge-sdk/packing/script.ts';
import { hosts } from '../bridge-sdk/src/hosts/index.ts';
import { line, mostOf } from './weight/budgets.ts';
import { bundle, type Chunk, gzipOf, loadedWith } from './weight/bundle.ts';
import { BARE, FURTHER_ROWS, PEERS, PROGRAMS } from './weight/programs.ts';
import { ClearError } from './workspace/clear-error.ts';

interface Figure {
  readonly name: string;
  readonly bytes: number;
}

/** Maps hosts to a shared adapter. Other hosts have an adapter of the same name. */
const ADAPTERS: Readonly<Record<string, string>> = { 'android-app': 'sdhealth-app', 'ios-app': 'sdhealth-app' };

const total = (chunks: readonly Chunk[]): number => chunks.reduce((sum, chunk) => sum + gzipOf(chunk), 0);

/** Returns the sizes of each host's adapter, also with its driver when it uses a vendor's library. */
function hostFigures(chunks: readonly Chunk[]): Figure[] {
  const atOnce = loadedWith(chunks, (chunk) => chunk.entry);
  const has = (name: string) => chunks.some((chunk) => chunk.name === name);
  const beyond = (...names: readonly string[]) =>
    total(loadedWith(chunks, ({ name }) => names.includes(name)).filter((chunk) => !atOnce.includes(chunk)));
  return hosts.flatMap(({ name }) => {
    const adapter = ADAPTERS[name] ?? name;
    if (!has(`${adapter}.js`))
      throw new ClearError(`size: the SDK has no chunk ${adapter}.js: name the adapter of ${name} in scripts/size.ts`);
    const opened = { name: `${name}, as opened`, bytes: beyond(`${adapter}.js`) };
    const driver = `${adapter}-driver.js`;
    if (!has(driver)) return [opened];
    return [opened, { name: `${name}, with its vendor driver`, bytes: beyond(`${adapter}.js`, driver) }];
  });
}

async function measure(): Promise<Figure[]> {
  const bareImport = await bundle(PROGRAMS.bareImport);
  const native = await bundle(PROGRAMS.native);
  const detected = await bundle(PROGRAMS.detected);
  const debugged = await bundle(PROGRAMS.debugged);
  const few = total(await bundle(PROGRAMS.rowsFew));
  const many = total(await bundle(PROGRAMS.rowsMany));
  return [
    { name: 'bare import', bytes: bareImport.reduce((sum, chunk) => sum + chunk.code.trim().length, 0) },
    { name: 'native host, one call, loaded at once', bytes: total(loadedWith(native, (chunk) => chunk.entry)) },
    { name: 'native host, and what it loads when used', bytes: total(native) },
    {
      name: 'six hosts, one call, loaded at once',
      bytes: total(loadedWith(detected, (chunk) => chunk.entry)),
    },
    ...hostFigures(detected),
    { name: 'each further checked method', bytes: Math.round((many - few) / FURTHER_ROWS) },
    {
      name: 'debugger, while it watches',
      bytes: total(loadedWith(debugged, (chunk) => chunk.entry)),
    },
    { name: 'debugger, opened', bytes: total(debugged) },
    { name: 'whole package', bytes: total(await bundle(PROGRAMS.whole)) },
    { name: 'whole package as one classic script', bytes: gzipSync(await scriptCode(), { level: 9 }).length },
  ];
}

const show = (name: string, bytes: number) =>
  console.log(`  ${name.padEnd(46)}${(bytes / 1000).toFixed(2).padStart(9)} kB`);

export async function main(): Promise<number> {
  const figures = await measure();
  for (const { name, bytes } of figures) console.log(`  ${line(name, bytes)}`);
  console.log('\n  peers, one call');
  show('bare JSON handler, no promises', total(await bundle(BARE)));
  for (const [name, source] of Object.entries(PEERS)) show(name, total(await bundle(source)));
  return figures.every(({ name, bytes }) => bytes <= mostOf(name)) ? 0 : 1;
}
