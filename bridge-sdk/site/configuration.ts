/** The settings of the site, from the environment: its only place of configuration. */
import { ClearError } from '../../scripts/workspace/clear-error.ts';

export interface SiteSettings {
  /** The path under which the site is served, with a slash at both ends. */
  readonly base: string;
  /** The address under which a file of the repository is seen: its path is put behind it. Undefined: none is known, and no page has an "edit" link. */
  readonly repository: string | undefined;
}

/** Reads `SITE_BASE` (default `/`) and `SITE_REPOSITORY` (default none; such as `https://git.example/team/bridge/blob/main/`). */
export function siteSettings(env: Readonly<Record<string, string | undefined>> = process.env): SiteSettings {
  const { SITE_BASE: base = '/', SITE_REPOSITORY: repository } = env;
  if (!/^\/(?:[\w.-]+\/)*$/.test(base))
    throw new ClearError(`SITE_BASE is ${base}; it is a path with a slash at both ends, such as /bridge/.`);
  if (repository && !/^https?:\/\/.+\/$/.test(repository))
    throw new ClearError(`SITE_REPOSITORY is ${repository}; it is an address that ends with a slash.`);
  return { base, repository: repository || undefined };
}
