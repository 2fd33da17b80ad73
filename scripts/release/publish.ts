/** Publishes what is packed: to the registry that npm is set to, or to the one that is named. What is there already is left as it is. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.ts';
import { root } from '../workspace/root.ts';
import { type Artifact, keptArtifacts, RELEASE } from './artifacts.ts';

/** The variables of a CI that can vouch for a build. npm makes a provenance only there. */
const VOUCHERS = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'] as const;

/** The word under which a version is installed when none is named. One that is not final never is `latest`. */
export const distTagOf = (version: string): string => (version.includes('-') ? 'next' : 'latest');

/** Returns npm's words for a provenance, and what a person is told. */
export function provenance(env: Readonly<Record<string, string | undefined>>): { words: string[]; said: string } {
  return VOUCHERS.some((name) => env[name])
    ? { words: ['--provenance'], said: 'with provenance' }
    : { words: ['--provenance=false'], said: 'without provenance: nobody vouches for a build outside of a CI' };
}

const npm = (...words: string[]) =>
  spawnSync('npm', words, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });

/** Returns the hash of a version in the registry; undefined where it has none. */
function publishedHash({ name, version }: Artifact, registry: readonly string[]): string | undefined {
  const { status, stdout, stderr } = npm('view', `${name}@${version}`, 'dist.integrity', ...registry);
  if (status !== 0 && !/E404/.test(stderr))
    throw new ClearError(`The registry does not answer: ${stderr.trim().split('\n')[0]}`);
  return stdout.trim() || undefined;
}

/** Publishes in the order of the packages; returns a line for each. Throws at the first that cannot be published. */
export function publish(registries: readonly string[]): string[] {
  const registry = registries.map((address) => `--registry=${address}`);
  const { words, said } = provenance(process.env);
  return keptArtifacts().map((artifact) => {
    const { name, version, file } = artifact;
    const there = publishedHash(artifact, registry);
    const own = `sha512-${createHash('sha512')
      .update(readFileSync(join(RELEASE, file)))
      .digest('base64')}`;
    if (there === own) return `${name}@${version} is there already, with the same bytes`;
    if (there !== undefined)
      throw new ClearError(`${name}@${version} is there already, with other bytes: it needs a new version.`);
    const { status, stderr } = npm(
      'publish',
      join(RELEASE, file),
      '--access=public',
      `--tag=${distTagOf(version)}`,
      ...words,
      ...registry,
    );
    if (status !== 0) throw new ClearError(`${name}@${version} was not published:\n${stderr.trim()}`);
    return `${name}@${version} is published as ${distTagOf(version)}, ${said}`;
  });
}
