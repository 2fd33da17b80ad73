import { getRightsPage } from '../../../api/static-rights.ts';
import { FIRST_RIGHTS_VERSION } from '../../../rules/rights-versions.ts';

/** The configuration of the rights pages: a version is a file, and nothing else tells one version from another. */
export const pageOf = (version: string = FIRST_RIGHTS_VERSION) => [getRightsPage, { params: { version } }] as const;
