import type { RightsPage } from '../../../api/static-rights.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { isRightsVersion } from '../../../rules/rights-versions.ts';
import { pageOf } from './rights-page-read.ts';

/** Loads the page of a version. The data is `null` if the version or its page does not exist. */
export function useRightsPage(version?: string): LoadState<RightsPage | null> {
  const isKnown = version === undefined || isRightsVersion(version);
  const [endpoint, input] = pageOf(version);
  const page = usePage(endpoint, isKnown ? input : null, { none: NO_FILE });
  return isKnown ? page : { ...page, status: 'ready', data: null };
}
