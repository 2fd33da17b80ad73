/** Lists the screens that sell the health card, mostly for a person without a card, unlike the sample account. */
import type { ScreenRow } from './screen-row.ts';

const WITHOUT_CARD: ScreenRow['request'] = ['settings', { sampleCard: false }];

export const cardSaleRows: readonly ScreenRow[] = [
  { id: 'rights.claim-paid', request: WITHOUT_CARD },
  { id: 'rights.claim-paid', state: 'has a card' },
  {
    id: 'rights.claim-paid',
    state: 'not sold',
    request: ['settings', { sampleCard: false, offSale: ['health-card'] }],
  },
  { id: 'rights.claim-paid-version', params: { version: 'v5' }, request: WITHOUT_CARD },
  { id: 'rights.claim-paid-rule' },
  { id: 'rights.claim-success-paid' },
  { id: 'rights.claim-success-paid', state: 'no card', request: WITHOUT_CARD },
];
