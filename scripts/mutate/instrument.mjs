/** Writes the mutated sources and their mutants: `node instrument.mjs <Stryker's folder> <output> <file> ...`. A process of its own, as it loads Babel. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder = '', output = '', ...files] = process.argv.slice(2);
const entry = join(folder, 'node_modules/@stryker-mutator/instrumenter/dist/src/index.js');
const { Instrumenter } = await import(pathToFileURL(entry).href);
const silent = () => undefined;
const logger = { isDebugEnabled: () => false, debug: silent, info: silent, warn: silent, error: silent };
const sources = files.map((file) => ({ name: resolve(file), mutate: true, content: readFileSync(file, 'utf8') }));
const options = { plugins: null, ignorers: [], excludedMutations: [] };
writeFileSync(output, JSON.stringify(await new Instrumenter(logger).instrument(sources, options)));
