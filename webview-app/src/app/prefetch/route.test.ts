import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { account } from '../../../test/account.ts';
import { getMedicalPageOptions } from '../../api/static-checkup.ts';
import { forgetAnswers, prefetch, request } from '../../client/request.ts';
import { match, routes } from '../../routes.ts';
import type { Row } from '../../routing/row.ts';
import { beginSession, endSession } from '../../store/session.ts';
import { prefetchRoute } from './route.ts';

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
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function enter(address: string, status: 'visitor' | 'logged-in' = 'visitor'): Promise<string[]> {
  if (status === 'logged-in') beginSession('t', account('a'));
  const matched = match(address);
  if (!matched) throw new Error(`no row for ${address}`);
  prefetchRoute(matched);
  await new Promise((resolve) => setTimeout(resolve));
  return requested.map((path) => path.replace(/^\/(?:api\/sdhealth|static-config)\//, '')).sort();
}

const options = (path: string) => `medical-page-options/${path}.json`;

/** The prefetch names of the specification, section 7. */
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

test('the prefetch names of all rows when compared with the specification: the same', () => {
  const rows: readonly Row[] = Object.values(routes);
  expect([...new Set(rows.flatMap((row) => row.prefetch ?? []))].sort()).toEqual(LISTED);
});

describe('the prefetch on entering a page', () => {
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
  ])('%s', async (address, calls) => expect(await enter(address)).toEqual(calls));

  test.each([
    ['/service-pipeline/S1/O1', 'tob/policy/health/rights/main-page'],
    ['/rights/claim-rights-paid', 'promotion/health-card/count'],
  ])('%s when the person is logged in: also requests %s', async (address, call) => {
    expect(await enter(address, 'logged-in')).toContain(call);
  });

  test('when entered twice in a row: requests once', async () => {
    void enter('/pecSale/yj_jctj');
    expect(await enter('/pecSale/yj_jctj')).toHaveLength(1);
  });
});

describe('a prefetched answer', () => {
  const OPTIONS = {
    ...{ productNo: 'yj_jctj', baseProductNo: 'B3001', title: 'T', subtitle: 'S', pictures: [], detailPictures: [] },
    ...{ highlights: [], groups: [], steps: [], notes: [], faq: [], salesVolume: 1, cityCount: 1, institutionCount: 1 },
  };
  const ask = (path = 'pecsale/yj_jctj') => request(getMedicalPageOptions, { params: { path } });
  const wired = (answer: unknown) => {
    const wire = vi.fn<(address: string) => Promise<Response>>(async () => Response.json(answer));
    vi.stubGlobal('fetch', wire);
    return wire;
  };

  test('when calls of the same row and input follow: only the first takes it', async () => {
    const wire = wired(OPTIONS);
    await enter('/pecSale/yj_jctj');
    await ask('pecsale/yj_gefmtj');
    expect(wire).toHaveBeenCalledTimes(2);
    expect(await ask()).toMatchObject({ title: 'T' });
    expect(wire).toHaveBeenCalledTimes(2);
    await ask();
    expect(wire).toHaveBeenCalledTimes(3);
  });

  test.each([
    [9_999, 1],
    [10_001, 2],
  ])('when the call comes after %i ms: %i requests are sent in all', async (ms, times) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const wire = wired(OPTIONS);
    await enter('/pecSale/yj_jctj');
    vi.setSystemTime(Date.now() + ms);
    await ask();
    expect(wire).toHaveBeenCalledTimes(times);
  });

  test('when it has failed: the screen’s call gets the failure without another request', async () => {
    const wire = wired({ wrong: 'shape' });
    await enter('/pecSale/yj_jctj');
    await expect(ask()).rejects.toMatchObject({ code: 'SHAPE' });
    // The other calls report the failure.
    expect(wire.mock.calls.filter(([address]) => address.endsWith('yj_jctj.json'))).toHaveLength(1);
  });

  test('when there are more than 20: the oldest is dropped', async () => {
    const wire = wired(OPTIONS);
    for (let index = 0; index <= 20; index++)
      prefetch(getMedicalPageOptions, { params: { path: `pecsale/p${index}` } });
    await ask('pecsale/p1');
    expect(wire).toHaveBeenCalledTimes(21);
    await ask('pecsale/p0');
    expect(wire).toHaveBeenCalledTimes(22);
  });
});
