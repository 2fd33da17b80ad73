/** Runs the command `bridge`: generates the files of a contract, finds stale files, and compares two contracts. */
import { basename, dirname, resolve } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { nearest } from '../../src/development/nearest.ts';
import { comparison, requireVersions } from './diff/compare.ts';
import { type Loaded, loadConfig } from './load/config.ts';
import { contractOfConfig, readContract } from './load/contract.ts';
import { filesOf } from './outputs.ts';
import { staleFiles, writeFiles } from './write-files.ts';

const USAGE = `Usage: bridge <command>
  generate [--config=FILE]    writes all outputs of bridge.config.ts; together or not at all
  check    [--config=FILE]    ends with 1 where a generated file is stale, and names it
  diff OLD NEW                compares two contracts (TypeBox module, folder or OpenRPC document): major, minor, patch, with reasons
  docs     [--config=FILE]    writes the Markdown alone`;

/** Resolves to all files of a configuration, or only to its Markdown. */
export async function generateFiles({ config, base }: Loaded, only?: 'markdown'): Promise<Record<string, string>> {
  const contract = await contractOfConfig(config, base);
  if (config.released !== undefined)
    requireVersions(await readContract(config.released, base), contract, config.contract);
  if (only === undefined) return filesOf(config, contract);
  const { markdown, typescript } = config.output;
  if (!markdown) throw new ClearError('the configuration has no output.markdown');
  const { files: _, ...rest } = config;
  const files = filesOf({ ...rest, output: { markdown, ...(typescript && { typescript }) } }, contract);
  return Object.fromEntries(Object.entries(files).filter(([path]) => path !== typescript?.file));
}

/** Runs `generate`, `docs` or `check`. Resolves to the exit code, 1 if `check` finds stale files. */
export async function generate(loaded: Loaded, isCheck = false, only?: 'markdown'): Promise<number> {
  const files = await generateFiles(loaded, only);
  const count = Object.keys(files).length;
  if (isCheck) {
    const stale = staleFiles(files, loaded.base);
    for (const path of stale) console.log(`stale: ${path}`);
    console.log(
      stale.length > 0
        ? `${stale.length} of ${count} files are stale: run bridge generate`
        : `${count} files are as they should be`,
    );
    return stale.length > 0 ? 1 : 0;
  }
  console.log(`${count} files, ${writeFiles(files, loaded.base)} of them written`);
  return 0;
}

async function diff(folder: string, [previous, after]: readonly string[]): Promise<number> {
  if (previous === undefined || after === undefined) throw new ClearError(USAGE);
  const read = (path: string) => readContract(basename(path), dirname(resolve(folder, path)));
  console.log(comparison(await read(previous), await read(after)));
  return 0;
}

const COMMANDS: Readonly<
  Record<string, (folder: string, paths: readonly string[], config?: string) => Promise<number>>
> = {
  generate: async (folder, _, config) => generate(await loadConfig(folder, config)),
  check: async (folder, _, config) => generate(await loadConfig(folder, config), true),
  docs: async (folder, _, config) => generate(await loadConfig(folder, config), false, 'markdown'),
  diff,
};

/** Runs the command in a folder. Resolves to the exit code, 2 for an invalid command or contract. */
export async function bridge(args: readonly string[], folder: string): Promise<number> {
  const [name = '', ...rest] = args;
  const config = rest.find((arg) => arg.startsWith('--config='))?.slice('--config='.length);
  const paths = rest.filter((arg) => !arg.startsWith('--'));
  const unknownOption = rest.find((arg) => arg.startsWith('--') && !arg.startsWith('--config='));
  try {
    if (name === '' || name === '--help' || name === 'help') {
      console.log(USAGE);
      return name === '' ? 2 : 0;
    }
    const run = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    const suggestion = nearest(name, Object.keys(COMMANDS));
    if (!run)
      throw new ClearError(`${name} is not a command${suggestion ? `; did you mean ${suggestion}?` : ''}\n${USAGE}`);
    if (unknownOption !== undefined) throw new ClearError(`${unknownOption} is not an option; there is --config=FILE`);
    return await run(folder, paths, config);
  } catch (error) {
    if (!(error instanceof ClearError)) throw error;
    console.error(error.message);
    return 2;
  }
}
