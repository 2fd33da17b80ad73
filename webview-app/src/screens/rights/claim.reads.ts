import { getRightsInfo, hasReceivedRights } from '../../api/user-rights.ts';
import { pageOf } from './page/rights-page-read.ts';

export const hasReceivedRead = [hasReceivedRights, { query: {} }] as const;
export const offeredRead = [getRightsInfo, { query: {} }] as const;

export const reads = ({ version }: { readonly version?: string }) =>
  [pageOf(version), hasReceivedRead, offeredRead] as const;
