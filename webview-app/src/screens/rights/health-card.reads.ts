import { getHealthCardInfo, getUserAccountInfo, hasReceiveHealthCard } from '../../api/health-card.ts';

export const reads = () =>
  [
    [getHealthCardInfo, {}],
    [hasReceiveHealthCard, {}],
    [getUserAccountInfo, {}],
  ] as const;
