/** Publishes the packed files to npm's configured registry or a named one. It never replaces a published file. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.ts';
import { root } from '../workspace/root.ts';
import { type Artifact, packedArtifacts, RELEASE } from './artifacts.ts';

/** Lists environment variables of a CI that can attest a build. npm writes a provenance only there. */
const ATTESTATION_VARIABLES = ['ACTIONS_ID_TOKEN_REQUEST_URL', 'SIGSTORE_ID_TOKEN'] as const;

/** Returns the npm tag of a version. A prerelease never is `latest`. */
export const distTagOf = (version: string): string => (version.includes('-') ? 'next' : 'latest');

/** Returns npm's options for a provenance, and a sentence to print. */
export function provenance(env: Readonly<Record<string, string | undefined>>): { args: string[]; message: string } {
  return ATTESTATION_VARIABLES.some((name) => env[name])
    ? { args: ['--provenance'], message: 'with provenance' }
    : { args: ['--provenance=false'], message: 'without provenance, which only a CI can attest' };
}

const npm = (...args: string[]) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });

/** Returns the hash of a version in the registry, undefined when it is not published. */
function publishedHash({ name, version }: Artifact, registry: readonly string[]): string | undefined {
  const { status, stdout, stderr } = npm('view', `${name}@${version}`, 'dist.integrity', ...registry);
  if (status !== 0 && !/E404/.test(stderr))
    throw new ClearError(`The registry does not answer: ${stderr.trim().split('\n')[0]}`);
  return stdout.trim() || undefined;
}

/** Publishes the packages in order and returns a line for each. Throws at the first failure. */
export function publish(registries: readonly string[]): string[] {
  const registry = registries.map((address) => `--registry=${address}`);
  const { args, message } = provenance(process.env);
  return packedArtifacts().map((artifact) => {
    const { name, version, file } = artifact;
    const publishedIntegrity = publishedHash(artifact, registry);
    const hash = `sha512-${createHash('sha512')
      .update(readFileSync(join(RELEASE, file)))
      .digest('base64')}`;
    if (publishedIntegrity === hash) return `${name}@${version} is already published, with the same bytes`;
    if (publishedIntegrity !== undefined)
      throw new ClearError(`${name}@${version} is already published, with other bytes: it needs a new version.`);
    const { status, stderr } = npm(
      'publish',
      join(RELEASE, file),
      '--access=public',
      `--tag=${distTagOf(version)}`,
      ...args,
      ...registry,
    );
    if (status !== 0) throw new ClearError(`${name}@${version} was not published:\n${stderr.trim()}`);
    return `${name}@${version} is published as ${distTagOf(version)}, ${message}`;
  });
}
