/** Lists the states of a person's services and orders. */
import type { ScreenRow } from './screen-row.ts';

const NEW_PERSON = { name: 'ios-app', token: 'native-13900139000-1' } as const;

const DOWN = (method: string, path: string) => ({
  match: `${method} /api/sdb/${path}`,
  times: 99,
  kind: 'status',
  value: 503,
});

/** Holds the sealed data of a link to a person's order, as in the embedded backend. */
const LINK = { kind: 'service', userId: 'U2001', orderNo: 'O1002', until: '9999999999999' };
const sealed = `sdh.${Buffer.from(JSON.stringify(LINK)).toString('base64url')}`;

export const serviceRows: readonly ScreenRow[] = [
  { id: 'services.current' },
  { id: 'services.current', state: 'nothing in use', host: NEW_PERSON },
  {
    id: 'services.current',
    state: 'parts that failed',
    request: ['faults', [DOWN('GET', 'insurance/my/backlog'), DOWN('GET', 'insurance/my/health-rights')]],
    errors: [/status of 503/],
  },
  { id: 'rights-card.hpv' },
  { id: 'services.share', query: `encryptOrder=${sealed}` },
  { id: 'services.share', state: 'a link that is not good', query: 'encryptOrder=foreign' },
  { id: 'services.orders' },
  { id: 'services.orders', state: 'none', host: NEW_PERSON },
];
