/**
 * Reads an installation's own copies of static files at build time. `STATIC_COPIES=<folder>` holds the files as in the bucket
 * (`static-config/medical/index.en.json`). `STATIC_ORIGIN=<origin>` is the bucket itself, from which the files with known names are
 * fetched.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ClearError } from '../../../scripts/workspace/clear-error.ts';
import { FREE_PRODUCTS, PACKAGE_PRODUCTS } from '../../src/rules/products.ts';
import { type Copies, type CopyLanguage, collect } from './copies.ts';

const OPTIONS = ['pec', 'pecsale', 'landing/pec'].flatMap((page) =>
  [...FREE_PRODUCTS, ...PACKAGE_PRODUCTS].map((productNo) => `medical-page-options/${page}/${productNo}`),
);

/** The file names of the specification. Files of partners, services and activities have other names, so only a folder provides them. */
const KNOWN = [
  ...['medical/index', 'share', 'app-download', 'overseas', 'sos', 'graphic-consultation', 'mini-program-open'],
  ...['invite-friends', 'free-appointment', 'online-submit-options', 'health-article', 'health-article-new'],
  ...['red-packet', 'tob-pec/default', 'rights/v2', 'rights/v3', 'rights/v4', 'rights/v5', 'rights/v6'],
  ...OPTIONS,
].map((name) => `/static-config/${name}.json`);
const VERSION = '/apk/website/version.json';

type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Returns the copies that the environment names; undefined if it names none. */
export async function ownCopies(language: CopyLanguage, options: EnvironmentVariables): Promise<Copies | undefined> {
  const { STATIC_COPIES: folder, STATIC_ORIGIN: origin } = options;
  if (folder) return collect(pathsIn(folder), language, async (path) => textAt(join(folder, path)));
  if (origin) return collect([...KNOWN, VERSION], language, (path) => fetched(origin.replace(/\/+$/, '') + path));
  return undefined;
}

const textAt = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** Returns the plain paths of a folder's files, each once. */
function pathsIn(folder: string): string[] {
  if (!existsSync(folder)) throw new ClearError(`STATIC_COPIES: there is no folder ${folder}`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = files
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);
  return [...new Set(paths.map((path) => path.replace(/\.en\.json$/, '.json')))].sort();
}

/** Fetches a file; undefined if it is missing. An unreachable bucket ends the build, because its copies were requested. */
async function fetched(address: string): Promise<string | undefined> {
  const response = await fetch(address).catch((cause: unknown) => {
    throw new ClearError(`STATIC_ORIGIN: ${address} could not be fetched (${String(cause)})`);
  });
  if (response.status === 404 || response.status === 403) return undefined;
  if (!response.ok) throw new ClearError(`STATIC_ORIGIN: ${address} answered ${response.status}`);
  return response.text();
}
