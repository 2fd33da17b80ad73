/** Reads all settings of the site, from the environment. */
import { ClearError } from '../../scripts/workspace/clear-error.ts';

export interface SiteSettings {
  /** The path under which the site is served, with a slash at both ends. */
  readonly base: string;
  /** The start of the addresses of the repository's files, for the "edit" links. Undefined without a public repository. */
  readonly repository: string | undefined;
  /** The older releases whose sites are served under `v/<version>/`, newest first. */
  readonly older: readonly string[];
  /** The address of the newest release's site. Set only for an older release. */
  readonly newest: string | undefined;
}

/**
 * Reads the settings, all optional: `SITE_BASE` (default `/`), `SITE_REPOSITORY` (such as `https://git.example/team/bridge/blob/main/`),
 * `SITE_OLDER` (versions separated by commas) and `SITE_NEWEST`. Throws a ClearError of one line for an invalid value.
 */
export function siteSettings(env: Readonly<Record<string, string | undefined>> = process.env): SiteSettings {
  const { SITE_BASE: base = '/', SITE_REPOSITORY: repository, SITE_OLDER: versions = '', SITE_NEWEST: newest } = env;
  const older = versions.split(',').filter(Boolean);
  if (!/^\/(?:[\w.-]+\/)*$/.test(base))
    throw new ClearError(`SITE_BASE is ${base}; it is a path with a slash at both ends, such as /bridge/.`);
  if (repository && !/^https?:\/\/.+\/$/.test(repository))
    throw new ClearError(`SITE_REPOSITORY is ${repository}; it is an address that ends with a slash.`);
  const invalid = older.find((version) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version));
  if (invalid !== undefined)
    throw new ClearError(`SITE_OLDER has ${invalid}; it is versions between commas, such as 1.1.0,1.0.0.`);
  if (newest && !/^https?:\/\/.+\/$/.test(newest))
    throw new ClearError(`SITE_NEWEST is ${newest}; it is an address that ends with a slash.`);
  return { base, repository: repository || undefined, older, newest: newest || undefined };
}
