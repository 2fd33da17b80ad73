/**
 * Reads an installation: a folder with `installation.json`, the provider's mark and files of words. `INSTALLATION` names the folder for all
 * parts of a build; without it, it is the sample. All faults of the files stop the build together.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { root } from '../../../scripts/workspace/root.ts';
import { type InstallationFile, Installation as InstallationSchema } from '../../src/installation/schema.ts';
import { DEFAULTS, type InstallationValues } from '../../src/installation/values.ts';
import { faultsOfColours } from './colours.ts';
import { faultsOf, isJson, type Json } from './faults.ts';
import { faultsOfMark, markSymbol } from './mark.ts';
import { LANGUAGES, type Words } from './words.ts';

export const SAMPLE = join(root, 'webview-app/installation');
const FILE = 'installation.json';

/** An installation with its files. */
export interface Installation extends InstallationValues {
  readonly folder: string;
  readonly isSample: boolean;
  readonly words: Words;
  /** The mark as a symbol of the page. */
  readonly markSymbol: string;
}

type Result = { readonly installation: Installation; readonly faults?: never } | { readonly faults: readonly string[] };

/** Reads a JSON file; adds a fault if there is none or if it is no JSON. */
function readJson(folder: string, name: string, pointer: string, faults: string[]): unknown {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    const reason = existsSync(join(folder, name)) ? `is no JSON: ${Object(error).message}` : 'does not exist';
    faults.push(`${pointer}: the file ${name} ${reason}`);
    return undefined;
  }
}

/** Returns the texts of both languages, from the file itself or from the files that it names. */
function wordsIn(folder: string, words: unknown, faults: string[]): Words {
  const textsOf = (language: string): Json => {
    const entry = isJson(words) ? words[language] : undefined;
    const texts = typeof entry === 'string' ? readJson(folder, entry, `/words/${language}`, faults) : entry;
    if (texts !== undefined && !isJson(texts) && typeof entry === 'string')
      faults.push(`/words/${language}: the file ${entry} is no object of texts`);
    return isJson(texts) ? texts : {};
  };
  const [zh = {}, en = {}] = LANGUAGES.map(textsOf);
  return { zh, en };
}

/** Reads the folder of an installation. Its words are checked by `faultsOfWords`. */
function readInstallation(folder: string): Result {
  const faults: string[] = [];
  const value = readJson(folder, FILE, '/', faults);
  if (value === undefined) return { faults };
  faults.push(...faultsOf(InstallationSchema, value));
  const file = Object(value) as InstallationFile;
  if (faultsOf(InstallationSchema.properties.colours, file.colours).length === 0)
    faults.push(...faultsOfColours(file.colours));
  const words = wordsIn(folder, file.words, faults);
  const drawing = join(folder, String(file.mark));
  const svg = typeof file.mark === 'string' && existsSync(drawing) ? readFileSync(drawing, 'utf8') : undefined;
  if (svg !== undefined) faults.push(...faultsOfMark(svg));
  else if (typeof file.mark === 'string') faults.push(`/mark: the file ${file.mark} does not exist`);
  if (faults.length > 0 || svg === undefined) return { faults };
  return {
    installation: { ...DEFAULTS, ...file, folder, isSample: folder === SAMPLE, words, markSymbol: markSymbol(svg) },
  };
}

/** Throws all faults of an installation as one error. */
export function refuse(folder: string, faults: readonly string[]): never {
  const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`;
  throw new ClearError([`${join(folder, FILE)} has ${count}:`, ...faults.map((fault) => `  ${fault}`)].join('\n'));
}

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

const folderOf = ({ INSTALLATION }: EnvironmentVariables): string =>
  INSTALLATION ? resolve(root, INSTALLATION) : SAMPLE;

/** Returns the installation of this build. Throws its faults. */
export function installation(environment: EnvironmentVariables = process.env): Installation {
  const folder = folderOf(environment);
  const result = readInstallation(folder);
  return result.faults ? refuse(folder, result.faults) : result.installation;
}

const OPTION = '--installation=';

/** Names the installation of a command line, `--installation=<folder>`, to all parts of the build. */
export function nameInstallation(args: readonly string[]): void {
  const folder = args.find((arg) => arg.startsWith(OPTION))?.slice(OPTION.length);
  if (folder === undefined) return;
  process.env['INSTALLATION'] = resolve(process.env['INIT_CWD'] ?? process.cwd(), folder);
}
