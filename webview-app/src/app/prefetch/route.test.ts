import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { screenOf } from '#screens';
import { account } from '../../../test/account.ts';
import type { AnyEndpoint } from '../../api/endpoint.ts';
import {
  countHealthCards,
  getHealthCardInfo,
  getUserAccountInfo,
  hasReceiveHealthCard,
  hasReceiveHealthCardV2,
} from '../../api/health-card.ts';
import { getPipelinePage } from '../../api/service-pipeline.ts';
import { getMedicalPageOptions } from '../../api/static-checkup.ts';
import { getMedicalIndex } from '../../api/static-home.ts';
import { getServicePage } from '../../api/static-pipeline.ts';
import { getRightsPage } from '../../api/static-rights.ts';
import { getRightsInfo, hasReceivedRights } from '../../api/user-rights.ts';
import { forgetAnswers, prefetch, request } from '../../client/request.ts';
import { match, type RouteId } from '../../routes.ts';
import { beginSession, endSession } from '../../store/session.ts';
import { READS } from './head-data.ts';
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
  await screenOf(matched.id).loadReads();
  prefetchRoute(matched);
  await new Promise((resolve) => setTimeout(resolve));
  // A report of an earlier answer is sent late.
  const prefetched = requested.filter((path) => !path.endsWith('/febot-notice'));
  return prefetched.map((path) => path.replace(/^\/(?:api\/sdhealth|static-config)\//, '')).sort();
}

const options = (path: string) => `medical-page-options/${path}.json`;

/** The row of each prefetch name of the specification, section 7. */
const SPECIFIED: Readonly<Record<string, AnyEndpoint>> = {
  getUserAccountInfo,
  hasReceiveHealthCard,
  hasReceiveHealthCardV2,
  hasReceived: hasReceivedRights,
  healthCardInfo: getHealthCardInfo,
  medicalPageOptionPro: getMedicalPageOptions,
  paidCount: countHealthCards,
  rightsInfo: getRightsInfo,
  rightsListConfigInfo: getRightsPage,
  serviceMainPageData: getPipelinePage,
  serviceMainPageDataStatic: getMedicalIndex,
  serviceNoStaticData: getServicePage,
};
/** The prefetch names of the specification that a page has. */
const NAMED: Partial<Record<RouteId, readonly string[]>> = {
  'home.main': ['serviceMainPageDataStatic'],
  'checkup.book': ['medicalPageOptionPro'],
  'checkup.sale': ['medicalPageOptionPro'],
  'checkup.landing': ['medicalPageOptionPro'],
  'rights.claim': ['hasReceived', 'rightsListConfigInfo', 'rightsInfo'],
  'rights.claim-version': ['hasReceived', 'rightsListConfigInfo', 'rightsInfo'],
  'rights.claim-paid': ['hasReceiveHealthCardV2', 'rightsListConfigInfo', 'paidCount'],
  'rights.claim-paid-version': ['hasReceiveHealthCardV2', 'rightsListConfigInfo', 'paidCount'],
  'rights.health-card': ['hasReceiveHealthCard', 'healthCardInfo', 'getUserAccountInfo'],
  'rights.user-rights-paid': ['hasReceiveHealthCard', 'healthCardInfo', 'getUserAccountInfo'],
  'pipeline.overview': ['serviceMainPageData', 'serviceNoStaticData'],
  'pipeline.detail': ['serviceMainPageData', 'serviceNoStaticData'],
};

test('the reads of all screens when compared with the prefetch names of the specification: each is there', () => {
  const missing = Object.entries(NAMED).flatMap(([id, names]) => {
    const rows = READS[id]?.({ productNo: 'yj_jctj' }).map(([row]) => row) ?? [];
    return names.filter((name) => !rows.some((row) => row === SPECIFIED[name])).map((name) => `${id} ${name}`);
  });
  expect(missing).toEqual([]);
  expect([...new Set(Object.values(NAMED).flat())].sort()).toEqual(Object.keys(SPECIFIED).sort());
});

test('a screen’s source when its reads are loaded: returns the screen’s own module of reads', async () => {
  for (const [id, reads] of Object.entries(READS)) expect([id, await screenOf(id).loadReads()]).toEqual([id, reads]);
});

describe('the prefetch on entering a page', () => {
  test.each([
    ['/medical-services/pec/yj_ybtj', [options('pec/yj_ybtj')]],
    ['/medical-services/pec/yj_gefmtj/O1', [options('pec/yj_gefmtj')]],
    ['/medical-services/pec/yj_crgdtj', [options('pec/yj_crgdtj')]],
    ['/medical-services/pec/yj_jctj', [options('pec/yj_jctj')]],
    ['/medical-services/pec/lj_jctj', []],
    ['/pecSale/lj_jctj', ['mall/package/list', options('pecsale/lj_jctj')]],
    ['/landing/pec/lj_jctj', ['mall/package/list', options('landing/pec/lj_jctj')]],
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
    ['/package-list', ['mall/package/list']],
    ['/service', []],
  ])('the prefetch for %s: requests %j', async (address, calls) => expect(await enter(address)).toEqual(calls));

  test.each([
    ['/service-pipeline/S1/O1', 'tob/policy/health/rights/main-page'],
    ['/rights/claim-rights-paid', 'promotion/health-card/count'],
  ])('the prefetch for %s when the person is logged in: also requests %s', async (address, call) => {
    expect(await enter(address, 'logged-in')).toContain(call);
  });

  test('a page when entered twice in a row: each of its reads is requested once', async () => {
    void enter('/pecSale/yj_jctj');
    expect(await enter('/pecSale/yj_jctj')).toHaveLength(2);
  });
});

describe('a prefetched answer', () => {
  const OPTIONS = {
    ...{ productNo: 'yj_jctj', baseProductNo: 'B3001', title: 'T', subtitle: 'S', pictures: [], detailPictures: [] },
    ...{ highlights: [], groups: [], steps: [], notes: [], faq: [], salesVolume: 1, cityCount: 1, institutionCount: 1 },
  };
  const ask = (path = 'pec/yj_jctj') => request(getMedicalPageOptions, { params: { path } });
  const wired = (answer: unknown) => {
    const wire = vi.fn<(address: string) => Promise<Response>>(async () => Response.json(answer));
    vi.stubGlobal('fetch', wire);
    return wire;
  };

  test('a prefetched answer when calls of the same row and input follow: only the first takes it', async () => {
    const wire = wired(OPTIONS);
    await enter('/medical-services/pec/yj_jctj');
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
  ])('a prefetched answer when the call comes after %i ms: %i requests are sent in all', async (ms, times) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const wire = wired(OPTIONS);
    await enter('/medical-services/pec/yj_jctj');
    vi.setSystemTime(Date.now() + ms);
    await ask();
    expect(wire).toHaveBeenCalledTimes(times);
  });

  test('a prefetched answer when it has failed: the screen’s call gets the failure without a request', async () => {
    const wire = wired({ wrong: 'shape' });
    await enter('/medical-services/pec/yj_jctj');
    await expect(ask()).rejects.toMatchObject({ code: 'SHAPE' });
    // The other calls report the failure.
    expect(wire.mock.calls.filter(([address]) => address.endsWith('yj_jctj.json'))).toHaveLength(1);
  });

  test('a prefetched answer when 20 newer ones come: dropped', async () => {
    const wire = wired(OPTIONS);
    for (let index = 0; index <= 20; index++)
      prefetch(getMedicalPageOptions, { params: { path: `pecsale/p${index}` } });
    await ask('pecsale/p1');
    expect(wire).toHaveBeenCalledTimes(21);
    await ask('pecsale/p0');
    expect(wire).toHaveBeenCalledTimes(22);
  });
});
