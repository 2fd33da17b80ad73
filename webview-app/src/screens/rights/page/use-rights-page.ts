/** The configuration of the rights pages: a version is a file, and nothing else tells one version from another. */
import { getRightsPage, type RightsPage } from '../../../api/static-rights.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { usePage } from '../../../kit/use-page.ts';
import type { Shown } from '../../../kit/use-resource.ts';
import { FIRST_RIGHTS_VERSION, isRightsVersion } from '../../../rules/rights-versions.ts';

/** Loads the page of a version; `null` where there is no such version, or the installation has no page of it. */
export function useRightsPage(version: string = FIRST_RIGHTS_VERSION): Shown<RightsPage | null> {
  const isKnown = isRightsVersion(version);
  const page = usePage(getRightsPage, isKnown ? { params: { version } } : null, { none: NO_FILE });
  return isKnown ? page : { ...page, status: 'ready', data: null };
}
