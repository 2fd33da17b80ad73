// @vitest-environment node
/** Tests the client when the network or the server fails for longer than one call. */
import { describe, expect, test, vi } from 'vitest';
import { answerOf, calls, configurePorts, cutWire, failureOf, installWire, ok, serve } from '../../test/wire.ts';
import { getPortraitResult } from '../api/account.ts';
import { getAppDownload } from '../api/config-pages.ts';
import { listExamInstitutions } from '../api/exam.ts';
import { createOrder, listPackages } from '../api/mall.ts';
import { getLegoActivity } from '../api/static-activity.ts';
import { getRedPacketConfig } from '../api/static-campaign.ts';
import { READ_BUDGET_MS } from '../rules/constants.ts';
import { asOf, type OfflineCopy, prefetch, request } from './request.ts';
import { serverNow } from './server-clock.ts';

installWire();

const downloadLinks = { version: 'https://a.example/a.apk' };
const packages = ok({ list: [] });
const INSTITUTION = {
  id: 'I1',
  name: 'n',
  address: 'a',
  cityId: '110000',
  cityName: 'c',
  openHours: 'h',
  phone: 'p',
  tags: [],
  latitude: 40.5,
  longitude: 117.5,
};

/** Simulates the copies that an app stores on the phone. */
function copiesOnPhone() {
  const stored = new Map<string, OfflineCopy>();
  return {
    stored: stored,
    keep: (key: string, copy: OfflineCopy) => void stored.set(key, copy),
    find: (key: string) => stored.get(key),
  };
}

describe('N01, N10: without a network', () => {
  test('a static file when offline: replaced by its copy with the age, or by the built-in file if it was never fetched', async () => {
    configurePorts({
      offlineCopies: copiesOnPhone(),
      builtIn: async (path) => (path.endsWith('app-download.json') ? downloadLinks : undefined),
    });
    cutWire();
    const builtIn = await answerOf(request(getAppDownload));
    expect(builtIn).toEqual(downloadLinks);
    expect(asOf(builtIn)).toBe(0);

    const answeredAt = Date.now();
    const offlineCopies = copiesOnPhone();
    configurePorts({ offlineCopies });
    serve((c) => c.json(downloadLinks));
    installFetchAgain();
    const fresh = await answerOf(request(getAppDownload));
    expect(asOf(fresh)).toBeUndefined();
    vi.advanceTimersByTime(3_600_000);
    cutWire();
    const copy = await answerOf(request(getAppDownload));
    expect(copy).toEqual(downloadLinks);
    expect(asOf(copy)).toBeGreaterThanOrEqual(answeredAt);
    expect(asOf(copy)).toBeLessThan(answeredAt + 60_000);
  });

  test.each([
    ['missing', 404, '', 'HTTP'],
    ['refused', 410, '', 'HTTP'],
  ] as const)('a static file when it is %s: the request fails without a copy', async (_, status, text, code) => {
    configurePorts({
      offlineCopies: { keep: () => undefined, find: () => ({ at: 1, data: downloadLinks }) },
      builtIn: async () => downloadLinks,
    });
    serve((c) => c.text(text, status));
    expect(await failureOf(request(getAppDownload))).toMatchObject({ code, status });
  });

  test.each([
    ['broken', 200, '[5]'],
    ['replaced by a foreign page', 200, '<html>'],
    ['refused by a broken server', 503, ''],
  ] as const)('a static file when it is %s: the copy is used', async (_, status, text) => {
    configurePorts({ offlineCopies: { keep: () => undefined, find: () => ({ at: 1, data: downloadLinks }) } });
    serve((c) => c.text(text, status));
    expect(await answerOf(request(getAppDownload))).toEqual(downloadLinks);
  });

  test('an answer of the service when its shape is wrong: no copy replaces it', async () => {
    configurePorts({ offlineCopies: { keep: () => undefined, find: () => ({ at: 1, data: { institutions: [] } }) } });
    serve((c) => c.json(ok({ institutions: [{}] })));
    const query = { productNo: 'p', cityId: '110000' };
    expect(await failureOf(request(listExamInstitutions, { query }))).toMatchObject({ code: 'SHAPE' });
  });

  test('asOf(signal) when several copies were used: the age of the oldest', async () => {
    const offlineCopies = copiesOnPhone();
    configurePorts({ offlineCopies });
    serve((c) => c.json(downloadLinks));
    const storedAt = Date.now();
    await answerOf(request(getAppDownload));
    cutWire();
    const { signal } = new AbortController();
    expect(asOf(signal)).toBeUndefined();
    const created = await answerOf(request(getAppDownload, {}, { signal }).then(({ version }) => [version]));
    expect(created).toEqual([downloadLinks.version]);
    expect(asOf(signal)).toBe(storedAt);
  });

  test('V01: an answer when its request had a typed text or a position: the stored copies contain neither', async () => {
    const offlineCopies = copiesOnPhone();
    configurePorts({ offlineCopies });
    const institutionNearby = { ...INSTITUTION, distanceM: 1234 };
    serve((c) => c.json(ok({ institutions: [institutionNearby] })));
    const requiredQuery = { productNo: 'p', cityId: '110000' };
    await answerOf(request(listExamInstitutions, { query: { ...requiredQuery, keyword: 'heart' } }));
    expect(offlineCopies.stored.size).toBe(0);
    const position = { ...requiredQuery, latitude: 39.9, longitude: 116.4 };
    expect(await answerOf(request(listExamInstitutions, { query: position }))).toEqual({
      institutions: [institutionNearby],
    });
    expect(JSON.stringify([...offlineCopies.stored])).not.toMatch(/39\.9|116\.4|1234/);
    cutWire();
    for (const query of [position, requiredQuery])
      expect(await answerOf(request(listExamInstitutions, { query }))).toEqual({ institutions: [INSTITUTION] });
  });

  test('A03: an admin’s answer when it is stored: neither the copy nor its name has credentials', async () => {
    const offlineCopies = copiesOnPhone();
    configurePorts({ offlineCopies, admin: () => ({ token: 'admin-secret', userId: 'U7' }) });
    serve((c) => c.json(ok({ institutions: [INSTITUTION] })));
    await answerOf(request(listExamInstitutions, { query: { productNo: 'p', cityId: '110000' } }));
    expect(offlineCopies.stored.size).toBe(1);
    expect(JSON.stringify([...offlineCopies.stored])).not.toMatch(/admin|U7/);
  });

  test('a copy when its shape is outdated: not used (T04)', async () => {
    configurePorts({
      offlineCopies: { keep: () => undefined, find: () => ({ at: 1, data: { version: 5 } }) },
      builtIn: async () => ({ version: [] }),
    });
    cutWire();
    expect(await failureOf(request(getAppDownload))).toMatchObject({ code: 'NETWORK' });
  });

  test('prices and eligibility when there is no network: never from a copy', async () => {
    const offlineCopies = copiesOnPhone();
    configurePorts({ offlineCopies, builtIn: async () => ({ list: [] }) });
    serve((c) => c.json(packages));
    await answerOf(request(listPackages));
    expect(offlineCopies.stored.size).toBe(0);
    cutWire();
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'NETWORK' });
  });

  test('a copy when the address has another time bucket: found', async () => {
    const offlineCopies = copiesOnPhone();
    configurePorts({ offlineCopies });
    serve((c) =>
      c.json({ page: 'p', title: 't', startAt: '2026-03-01T00:00:00Z', endAt: '2026-03-02T00:00:00Z', blocks: [] }),
    );
    const now = Date.now();
    await answerOf(request(getLegoActivity, { params: { page: 'p' } }));
    const bucket = calls()[0]?.url.searchParams.get('t');
    expect(bucket).toBe(String(Math.floor(now / 200_000)));
    vi.advanceTimersByTime(400_000);
    cutWire();
    expect(await answerOf(request(getLegoActivity, { params: { page: 'p' } }))).toMatchObject({ page: 'p' });
  });
});

/** Restores the wire that `installWire` set up, after it was cut. */
function installFetchAgain(): void {
  vi.stubGlobal('fetch', async () => Response.json(downloadLinks));
}

describe('N02, N04: a read ends', () => {
  test('a read when the server keeps failing: ends within 30 s, with its retry and waits', async () => {
    serve(async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 9_900));
      return c.text('', 503, { 'Retry-After': '10' });
    });
    const start = Date.now();
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'HTTP', status: 503 });
    expect(calls()).toHaveLength(2);
    expect(Date.now() - start).toBeLessThanOrEqual(READ_BUDGET_MS);
  });

  test('N03: a read when it gets a 429: not retried, and the error has the wait', async () => {
    serve((c) => c.text('', 429, { 'Retry-After': '7' }));
    expect(await failureOf(request(listPackages))).toMatchObject({ status: 429, retryAfterMs: 7_000 });
    expect(calls()).toHaveLength(1);
  });
});

describe('N09: no storm', () => {
  test('a screen when it reads every second during 10 minutes of failure: at most 40 requests, then it recovers', async () => {
    serve((c) => c.text('', 500));
    for (let second = 0; second < 600; second++) {
      void request(listPackages).catch(() => undefined);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(calls().length).toBeLessThanOrEqual(40);
    expect(calls().length).toBeGreaterThan(15);

    serve((c) => c.json(packages));
    let recovered = 0;
    for (let second = 0; second < 31 && recovered === 0; second++) {
      request(listPackages).then(
        () => {
          recovered = second + 1;
        },
        () => undefined,
      );
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(recovered).toBeGreaterThan(0);
    await answerOf(Promise.all(Array.from({ length: 10 }, () => request(listPackages))));
  });

  test('the breaker when one host fails: other hosts and writes still go through', async () => {
    serve((c) => c.text('', c.req.path.startsWith('/static') ? 404 : 500));
    for (let i = 0; i < 4; i++) await failureOf(request(listPackages));
    const previous = calls().length;
    await failureOf(request(listPackages));
    expect(calls()).toHaveLength(previous);
    await failureOf(request(createOrder, { body: { productNo: 'p', priceFen: 1 } }, { idempotencyKey: 'k' }));
    await failureOf(request(getRedPacketConfig));
    // One request for the translation and one for the plain name.
    expect(calls()).toHaveLength(previous + 3);
  });

  test.each([200, 500] as const)(
    'the breaker when the server refuses with status %i: stays closed, because that is an answer',
    async (status) => {
      serve((c) => c.json({ code: 40400, msg: 'no' }, status));
      for (let i = 0; i < 20; i++) expect(await failureOf(request(listPackages))).toMatchObject({ code: 40400 });
      expect(calls()).toHaveLength(20);
    },
  );

  test('the breaker when its pause is over and many reads wait: lets one read probe', async () => {
    serve((c) => c.text('', 500));
    for (let i = 0; i < 4; i++) await failureOf(request(listPackages));
    await vi.advanceTimersByTimeAsync(30_000);
    const previous = calls().length;
    serve((c) => c.json(packages));
    await answerOf(Promise.allSettled(Array.from({ length: 20 }, () => request(listPackages))));
    expect(calls()).toHaveLength(previous + 1);
    await answerOf(request(listPackages));
  });
});

describe('N12: whether there is a network', () => {
  test('the port `reached` when requests succeed or fail: called for each attempt', async () => {
    const reports: boolean[] = [];
    configurePorts({ reached: (isReached) => void reports.push(isReached) });
    serve((c) => c.json(packages));
    await answerOf(request(listPackages));
    cutWire();
    await failureOf(request(listPackages));
    expect(reports).toEqual([true, false, false]);
  });

  test('the port `reached` when a call is refused or a file is missing: called with true', async () => {
    const reports: boolean[] = [];
    configurePorts({ reached: (isReached) => void reports.push(isReached) });
    serve((c) => c.json({ code: 40901, data: null, msg: '' }));
    await failureOf(request(listPackages));
    serve((c) => c.text('', 404));
    await failureOf(request(listPackages));
    expect(reports).not.toContain(false);
  });

  test('N06: the port `reached` when a captive portal’s page arrives: called with false', async () => {
    const reports: boolean[] = [];
    configurePorts({ reached: (isReached) => void reports.push(isReached) });
    serve((c) => c.html('<p>Please accept the terms'));
    await failureOf(request(listPackages));
    // The report about it reaches a server in this test.
    expect(reports[0]).toBe(false);
  });
});

describe('A05: the phone’s clock', () => {
  test.each([36, -36])('the server’s time when the phone’s clock is %i h off: correct', async (hours) => {
    const truth = Date.now() - hours * 3_600_000;
    serve((c) => {
      c.header('Date', new Date(truth).toUTCString());
      return c.json(packages);
    });
    await answerOf(request(listPackages));
    expect(Math.abs(serverNow() - truth)).toBeLessThan(2_000);
    // A file from a cache has the date on which it was fetched.
    serve((c) => c.json(downloadLinks, 200, { Date: new Date(truth - 86_400_000).toUTCString() }));
    await answerOf(request(getAppDownload));
    expect(Math.abs(serverNow() - truth)).toBeLessThan(5_000);
  });

  test.each([36, -36, 0])('N03: a Retry-After when the clock is %i h off: waited for in full', async (hours) => {
    const off = hours * 3_600_000;
    serve((c, count) => {
      const truth = Date.now() - off;
      c.header('Date', new Date(truth).toUTCString());
      return count === 1 ? c.text('', 503, { 'Retry-After': new Date(truth + 5_000).toUTCString() }) : c.json(packages);
    });
    const start = Date.now();
    await answerOf(request(listPackages));
    expect(Date.now() - start).toBeGreaterThanOrEqual(4_000);
    expect(Date.now() - start).toBeLessThan(7_000);
  });

  test.each(['-5', '1.5', 'soon', '', '2099-05-01T00:00:00Z'])(
    'N03: a Retry-After when it is %j: ignored',
    async (value) => {
      serve((c) => c.text('', 429, { 'Retry-After': value }));
      expect((await failureOf(request(listPackages))).retryAfterMs).toBeUndefined();
    },
  );

  test('N09, N10: the clock when set back by 36 h: neither a pause nor an old answer lasts that long', async () => {
    serve((c) => c.text('', 500));
    for (let i = 0; i < 4; i++) await failureOf(request(listPackages));
    serve((c) => c.json(ok({ tags: [], list: [] })));
    await answerOf(request(getPortraitResult).catch(() => undefined));
    vi.setSystemTime(Date.now() - 36 * 3_600_000);
    expect(await answerOf(request(listPackages))).toMatchObject({ list: [] });

    await answerOf(request(getPortraitResult));
    prefetch(listPackages, {});
    await vi.advanceTimersByTimeAsync(1);
    vi.setSystemTime(Date.now() - 36 * 3_600_000);
    const previous = calls().length;
    await answerOf(request(getPortraitResult));
    await answerOf(request(listPackages));
    expect(calls()).toHaveLength(previous + 2);
  });
});
