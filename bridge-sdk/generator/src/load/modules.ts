/** Reads a contract from its TypeBox modules: a file, or a folder with a module for each capability. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { createJiti } from 'jiti';
import { ClearError } from '../../../../scripts/workspace/clear-error.ts';
import { isRow, readCapability } from '../contract/capability.ts';
import { readDocs } from '../contract/docs.ts';
import type { Capability } from '../contract/rows.ts';

/**
 * Imports a TypeScript module by jiti, as Nuxt, ESLint and Tailwind read their configurations. Node 20 cannot import TypeScript, and jiti
 * needs no bundler.
 */
export async function importModule(file: string): Promise<Readonly<Record<string, unknown>>> {
  const jiti = createJiti(import.meta.url, { fsCache: false, moduleCache: false, interopDefault: false });
  return Object(await jiti.import(file));
}

/** Returns the exports in the order of the source, because the module loader may reorder them. */
function inSourceOrder(exports: Readonly<Record<string, unknown>>, source: string): Record<string, unknown> {
  const indexOf = (name: string) => source.search(new RegExp(`\\bconst ${name.replaceAll('$', '\\$')}\\b`));
  return Object.fromEntries(
    Object.entries(exports).sort(([a], [b]) => indexOf(a) - indexOf(b) || a.localeCompare(b, 'en')),
  );
}

async function readModule(file: string, base: string): Promise<Capability[]> {
  const source = readFileSync(file, 'utf8');
  const exports = inSourceOrder(await importModule(file), source);
  if (!Object.values(exports).some(isRow)) return [];
  const docsOf = readDocs(source);
  return [
    readCapability({ name: basename(file).replace(/\.[cm]?[jt]s$/, ''), file: relative(base, file), exports, docsOf }),
  ];
}

/** Resolves to the capabilities, sorted by name. Rejects for a module that exports no row. */
export async function readModules(path: string, base: string): Promise<Capability[]> {
  const target = resolve(base, path);
  if (!existsSync(target)) throw new ClearError(`${path}: no such file; \`contract\` of the configuration names it`);
  const files = statSync(target).isDirectory()
    ? readdirSync(target)
        .filter((file) => /\.[cm]?[jt]s$/.test(file) && !/^index\.|\.(test|d)\.[cm]?ts$/.test(file))
        .map((file) => join(target, file))
    : [target];
  const capabilities: Capability[] = [];
  for (const file of files.sort()) capabilities.push(...(await readModule(file, base)));
  if (capabilities.length === 0)
    throw new ClearError(`${relative(base, target)}: exports no row; make one with \`method\` or \`event\``);
  return capabilities.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
