import { countHealthCards, hasReceiveHealthCardV2 } from '../../api/health-card.ts';
import { pageOf } from './page/rights-page-read.ts';

export const standingRead = [hasReceiveHealthCardV2, {}] as const;
export const countRead = [countHealthCards, {}] as const;

export const reads = ({ version }: { readonly version?: string }) =>
  [pageOf(version), standingRead, countRead] as const;
