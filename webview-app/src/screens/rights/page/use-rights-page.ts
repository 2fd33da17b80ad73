/** The configuration of the rights pages: a version is a file, and nothing else tells one version from another. */
import { getRightsPage, type RightsPage } from '../../../api/static-rights.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { usePage } from '../../../kit/use-page.ts';
import type { Shown } from '../../../kit/use-resource.ts';

/** The version of the addresses without one. */
const FIRST_VERSION = 'v2';

/** Loads the page of a version; `null` where the installation has no such page. */
export const useRightsPage = (version: string = FIRST_VERSION): Shown<RightsPage | null> =>
  usePage(getRightsPage, { params: { version } }, { none: NO_FILE });
