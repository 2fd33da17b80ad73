import { getRightsPage } from '../../../api/static-rights.ts';
import { FIRST_RIGHTS_VERSION } from '../../../rules/rights-versions.ts';

/** Returns the request for the configuration of a version. Versions differ only in this file. */
export const pageOf = (version: string = FIRST_RIGHTS_VERSION) => [getRightsPage, { params: { version } }] as const;
