/**
 * `npm run size` measures the bridge SDK in a page (gzip of minified ES2019 modules, without vendors' libraries), and compares
 * it with its budgets and with peers that do the same work. Fails when a budget is exceeded.
 */
import { scriptCode } from '../bridge-sdk/packing/script.ts';
import { hosts } from '../bridge-sdk/src/hosts/index.ts';
import { figureLine, gzipSizeOf, maxBytesOf } from './weight/budgets.ts';
import { bundle, type Chunk, gzipOf, loadedWith } from './weight/bundle.ts';
import { BARE_HANDLER, FURTHER_ROWS, PEERS, PROGRAMS } from './weight/programs.ts';
import { ClearError } from './workspace/clear-error.ts';

interface Figure {
  readonly name: string;
  readonly bytes: number;
}

/** Maps hosts to a shared adapter. Every other host has an adapter of the same name. */
const ADAPTERS: Readonly<Record<string, string>> = { 'android-app': 'sdhealth-app', 'ios-app': 'sdhealth-app' };

const total = (chunks: readonly Chunk[]): number => chunks.reduce((sum, chunk) => sum + gzipOf(chunk), 0);

/** Returns the sizes of each host's adapter, also with its driver when it uses a vendor's library. */
function hostFigures(chunks: readonly Chunk[]): Figure[] {
  const entryChunks = loadedWith(chunks, (chunk) => chunk.entry);
  const has = (name: string) => chunks.some((chunk) => chunk.name === name);
  const extraBytes = (...names: readonly string[]) =>
    total(loadedWith(chunks, ({ name }) => names.includes(name)).filter((chunk) => !entryChunks.includes(chunk)));
  return hosts.flatMap(({ name }) => {
    const adapter = ADAPTERS[name] ?? name;
    if (!has(`${adapter}.js`))
      throw new ClearError(`size: the SDK has no chunk ${adapter}.js: name the adapter of ${name} in scripts/size.ts`);
    const adapterFigure = { name: `${name}, as opened`, bytes: extraBytes(`${adapter}.js`) };
    const driver = `${adapter}-driver.js`;
    if (!has(driver)) return [adapterFigure];
    return [adapterFigure, { name: `${name}, with its vendor driver`, bytes: extraBytes(`${adapter}.js`, driver) }];
  });
}

async function measure(): Promise<Figure[]> {
  const bareChunks = await bundle(PROGRAMS.bareImport);
  const nativeChunks = await bundle(PROGRAMS.native);
  const detectedChunks = await bundle(PROGRAMS.detected);
  const debuggerChunks = await bundle(PROGRAMS.debugged);
  const smallBundle = total(await bundle(PROGRAMS.rowsFew));
  const largeBundle = total(await bundle(PROGRAMS.rowsMany));
  return [
    { name: 'bare import', bytes: bareChunks.reduce((sum, chunk) => sum + chunk.code.trim().length, 0) },
    { name: 'native host, one call, loaded at once', bytes: total(loadedWith(nativeChunks, (chunk) => chunk.entry)) },
    { name: 'native host, and what it loads when used', bytes: total(nativeChunks) },
    { name: 'six hosts, one call, loaded at once', bytes: total(loadedWith(detectedChunks, (chunk) => chunk.entry)) },
    ...hostFigures(detectedChunks),
    { name: 'each further checked method', bytes: Math.round((largeBundle - smallBundle) / FURTHER_ROWS) },
    { name: 'debugger, while it watches', bytes: total(loadedWith(debuggerChunks, (chunk) => chunk.entry)) },
    { name: 'debugger, opened', bytes: total(debuggerChunks) },
    { name: 'whole package', bytes: total(await bundle(PROGRAMS.whole)) },
    { name: 'whole package as one classic script', bytes: gzipSizeOf(await scriptCode()) },
  ];
}

const printPeer = (name: string, bytes: number) =>
  console.log(`  ${name.padEnd(46)}${(bytes / 1000).toFixed(2).padStart(9)} kB`);

export async function main(): Promise<number> {
  const figures = await measure();
  for (const { name, bytes } of figures) console.log(`  ${figureLine(name, bytes)}`);
  console.log('\n  peers, one call');
  printPeer('bare JSON handler, no promises', total(await bundle(BARE_HANDLER)));
  for (const [name, source] of Object.entries(PEERS)) printPeer(name, total(await bundle(source)));
  return figures.every(({ name, bytes }) => bytes <= maxBytesOf(name)) ? 0 : 1;
}
