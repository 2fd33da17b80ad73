import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../../test/account.ts';
import { getMedicalPageOptions } from '../api/static-checkup.ts';
import { forgetAnswers, request } from '../client/request.ts';
import { match, routes } from '../routes.ts';
import type { Row } from '../routing/row.ts';
import { beginSession, endSession } from '../store/session.ts';
import { prefetchRoute } from './prefetch.ts';

let requested: string[] = [];

beforeEach(() => {
  requested = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address, 'http://page.test').pathname);
    return Response.json({ code: 40400, data: null, msg: 'no' });
  });
});
afterEach(() => {
  forgetAnswers();
  endSession();
  vi.unstubAllGlobals();
});

function enter(address: string, status: 'visitor' | 'logged-in' = 'visitor'): string[] {
  if (status === 'logged-in') beginSession('t', account('a'));
  const found = match(address);
  if (!found) throw new Error(`no row for ${address}`);
  prefetchRoute(found);
  return requested.map((path) => path.replace(/^\/(?:api\/sdhealth|static-config)\//, '')).sort();
}

const options = (path: string) => `medical-page-options/${path}.json`;

/** The list of the specification's section 7. */
const LISTED = [
  'getUserAccountInfo',
  'hasReceiveHealthCard',
  'hasReceiveHealthCardV2',
  'hasReceived',
  'healthCardInfo',
  'medicalPageOptionPro',
  'paidCount',
  'rightsInfo',
  'rightsListConfigInfo',
  'serviceMainPageData',
  'serviceMainPageDataStatic',
  'serviceNoStaticData',
];

test('the rows ask for the whole list, and for nothing else', () => {
  const rows: readonly Row[] = Object.values(routes);
  expect([...new Set(rows.flatMap((row) => row.prefetch ?? []))].sort()).toEqual(LISTED);
});

describe('what is fetched ahead on entering', () => {
  test.each([
    ['/medical-services/pec/yj_ybtj', [options('pec/yj_ybtj')]],
    ['/medical-services/pec/yj_gefmtj/O1', [options('pec/yj_gefmtj')]],
    ['/medical-services/pec/yj_crgdtj', [options('pec/yj_crgdtj')]],
    ['/medical-services/pec/yj_jctj', [options('pec/yj_jctj')]],
    ['/medical-services/pec/lj_jctj', []],
    ['/pecSale/lj_jctj', [options('pecsale/lj_jctj')]],
    ['/landing/pec/lj_jctj', [options('landing/pec/lj_jctj')]],
    ['/', ['medical/index.json']],
    ['/service-pipeline/S1/O1', ['service/S1.json']],
    [
      '/rights/claim-rights/v3',
      ['promotion/user-rights/has-received', 'promotion/user-rights/rights-info', 'rights/v3.json'],
    ],
    ['/rights/claim-rights-paid', ['promotion/health-card/v2/has-receive-health-card', 'rights/v2.json']],
    [
      '/rights/health-card-service',
      [
        'promotion/health-card/get-user-account-info',
        'promotion/health-card/has-receive-health-card',
        'promotion/health-card/health-card-info',
      ],
    ],
    [
      '/rights/user-rights-paid',
      [
        'promotion/health-card/get-user-account-info',
        'promotion/health-card/has-receive-health-card',
        'promotion/health-card/health-card-info',
      ],
    ],
    ['/package-list', []],
  ])('%s', (address, calls) => expect(enter(address)).toEqual(calls));

  test.each([
    ['/service-pipeline/S1/O1', 'tob/policy/health/rights/main-page'],
    ['/rights/claim-rights-paid', 'promotion/health-card/count'],
  ])('%s asks %s for who is logged in only', (address, call) => {
    expect(enter(address, 'logged-in')).toContain(call);
  });

  test('twice in a row asks once', () => {
    enter('/pecSale/yj_jctj');
    expect(enter('/pecSale/yj_jctj')).toHaveLength(1);
  });
});

test('the screen’s own call takes the answer over, once', async () => {
  const wire = vi.fn<() => Promise<Response>>(async () => Response.json({ wrong: 'shape' }));
  vi.stubGlobal('fetch', wire);
  enter('/pecSale/yj_jctj');
  const ask = () => request(getMedicalPageOptions, { params: { path: 'pecsale/yj_jctj' } }, { report: false });
  await expect(ask()).rejects.toMatchObject({ code: 'SHAPE' });
  // The screen made the failed call again, once.
  expect(wire).toHaveBeenCalledTimes(2);
});
