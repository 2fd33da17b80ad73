/** The settings of the site, from the environment: its only place of configuration. */
import { ClearError } from '../../scripts/workspace/clear-error.ts';

export interface SiteSettings {
  /** The path under which the site is served, with a slash at both ends. */
  readonly base: string;
  /** The address under which a file of the repository is seen: its path is put behind it. Undefined: none is known, and no page has an "edit" link. */
  readonly repository: string | undefined;
  /** Older releases whose sites the host keeps under `v/<version>/` of this one, newest first. */
  readonly older: readonly string[];
  /** The address of the newest release's site, on the site of an older one. */
  readonly newest: string | undefined;
}

/**
 * Reads `SITE_BASE` (default `/`), `SITE_REPOSITORY` (default none; such as `https://git.example/team/bridge/blob/main/`), `SITE_OLDER`
 * (default none; versions between commas) and `SITE_NEWEST` (default none). Throws one clear line for a value that is none.
 */
export function siteSettings(env: Readonly<Record<string, string | undefined>> = process.env): SiteSettings {
  const { SITE_BASE: base = '/', SITE_REPOSITORY: repository, SITE_OLDER: versions = '', SITE_NEWEST: newest } = env;
  const older = versions.split(',').filter(Boolean);
  if (!/^\/(?:[\w.-]+\/)*$/.test(base))
    throw new ClearError(`SITE_BASE is ${base}; it is a path with a slash at both ends, such as /bridge/.`);
  if (repository && !/^https?:\/\/.+\/$/.test(repository))
    throw new ClearError(`SITE_REPOSITORY is ${repository}; it is an address that ends with a slash.`);
  const unclear = older.find((version) => !/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version));
  if (unclear !== undefined)
    throw new ClearError(`SITE_OLDER has ${unclear}; it is versions between commas, such as 1.1.0,1.0.0.`);
  if (newest && !/^https?:\/\/.+\/$/.test(newest))
    throw new ClearError(`SITE_NEWEST is ${newest}; it is an address that ends with a slash.`);
  return { base, repository: repository || undefined, older, newest: newest || undefined };
}
