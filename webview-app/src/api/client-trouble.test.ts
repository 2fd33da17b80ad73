// @vitest-environment node
/** The client when the network, or the server, goes wrong for longer than one call. */
import { describe, expect, test, vi } from 'vitest';
import { answerOf, calls, cutWire, failureOf, frame, installWire, ok, serve } from '../../test/wire.ts';
import { asOf, request, type Seen } from './client.ts';
import { serverNow } from './client-time.ts';
import { listExamInstitutions } from './exam.ts';
import { createOrder, listPackages } from './mall.ts';
import { getAppDownload, getLegoActivity, getRedPacketConfig } from './static.ts';

installWire();

const links = { version: 'https://a.example/a.apk' };
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

/** What an app keeps on the phone. */
function shelf() {
  const kept = new Map<string, Seen>();
  return { kept, keep: (key: string, seen: Seen) => void kept.set(key, seen), find: (key: string) => kept.get(key) };
}

describe('N01, N10: without a network', () => {
  test('a static file is given as it was last seen, with its age; one never seen, as the app was built', async () => {
    frame({ lastSeen: shelf(), builtIn: async (path) => (path.endsWith('app-download.json') ? links : undefined) });
    cutWire();
    const builtIn = await answerOf(request(getAppDownload));
    expect(builtIn).toEqual(links);
    expect(asOf(builtIn)).toBe(0);

    const seenAt = Date.now();
    const lastSeen = shelf();
    frame({ lastSeen });
    serve((c) => c.json(links));
    installFetchAgain();
    const fresh = await answerOf(request(getAppDownload));
    expect(asOf(fresh)).toBeUndefined();
    vi.advanceTimersByTime(3_600_000);
    cutWire();
    const again = await answerOf(request(getAppDownload));
    expect(again).toEqual(links);
    expect(asOf(again)).toBeGreaterThanOrEqual(seenAt);
    expect(asOf(again)).toBeLessThan(seenAt + 60_000);
  });

  test('who asked learns the age of the oldest answer, whatever is made of the answers', async () => {
    const lastSeen = shelf();
    frame({ lastSeen });
    serve((c) => c.json(links));
    await answerOf(request(getAppDownload));
    cutWire();
    const { signal } = new AbortController();
    expect(asOf(signal)).toBeUndefined();
    const made = await answerOf(request(getAppDownload, {}, { signal }).then(({ version }) => [version]));
    expect(made).toEqual([links.version]);
    expect(asOf(signal)).toBe(Date.parse('2026-03-01T08:00:00Z'));
  });

  test('V01: what a person typed is not kept, nor where a person is', async () => {
    const lastSeen = shelf();
    frame({ lastSeen });
    const near = { ...INSTITUTION, distanceM: 1234 };
    serve((c) => c.json(ok({ institutions: [near] })));
    const of = { productNo: 'p', cityId: '110000' };
    await answerOf(request(listExamInstitutions, { query: { ...of, keyword: 'heart' } }));
    expect(lastSeen.kept.size).toBe(0);
    const here = { ...of, latitude: 39.9, longitude: 116.4 };
    expect(await answerOf(request(listExamInstitutions, { query: here }))).toEqual({ institutions: [near] });
    expect(JSON.stringify([...lastSeen.kept])).not.toMatch(/39\.9|116\.4|1234/);
    cutWire();
    for (const query of [here, of])
      expect(await answerOf(request(listExamInstitutions, { query }))).toEqual({ institutions: [INSTITUTION] });
  });

  test('a copy of another shape is no answer (T04)', async () => {
    frame({
      lastSeen: { keep: () => undefined, find: () => ({ at: 1, data: { version: 5 } }) },
      builtIn: async () => ({ version: [] }),
    });
    cutWire();
    expect(await failureOf(request(getAppDownload))).toMatchObject({ code: 'NETWORK' });
  });

  test('money and eligibility never come from what was seen', async () => {
    const lastSeen = shelf();
    frame({ lastSeen, builtIn: async () => ({ list: [] }) });
    serve((c) => c.json(packages));
    await answerOf(request(listPackages));
    expect(lastSeen.kept.size).toBe(0);
    cutWire();
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'NETWORK' });
  });

  test('the bucket of a cache buster does not hide what was seen', async () => {
    const lastSeen = shelf();
    frame({ lastSeen });
    serve((c) =>
      c.json({ page: 'p', title: 't', startAt: '2026-03-01T00:00:00Z', endAt: '2026-03-02T00:00:00Z', blocks: [] }),
    );
    await answerOf(request(getLegoActivity, { params: { page: 'p' } }));
    const bucket = calls()[0]?.url.searchParams.get('t');
    expect(bucket).toBe(String(Math.floor(Date.parse('2026-03-01T08:00:00Z') / 200_000)));
    vi.advanceTimersByTime(400_000);
    cutWire();
    expect(await answerOf(request(getLegoActivity, { params: { page: 'p' } }))).toMatchObject({ page: 'p' });
  });
});

/** The wire as `installWire` put it up, after it was cut. */
function installFetchAgain(): void {
  vi.stubGlobal('fetch', async () => Response.json(links));
}

describe('N02, N04: a read ends', () => {
  test('within 30 s, its repetition and waits included', async () => {
    serve(async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 9_900));
      return c.text('', 503, { 'Retry-After': '10' });
    });
    const start = Date.now();
    expect(await failureOf(request(listPackages))).toMatchObject({ code: 'HTTP', status: 503 });
    expect(calls()).toHaveLength(2);
    expect(Date.now() - start).toBeLessThanOrEqual(30_000);
  });

  test('N03 a 429 is not repeated by itself, and says how long to wait', async () => {
    serve((c) => c.text('', 429, { 'Retry-After': '7' }));
    expect(await failureOf(request(listPackages))).toMatchObject({ status: 429, retryAfterMs: 7_000 });
    expect(calls()).toHaveLength(1);
  });
});

describe('N09: no storm', () => {
  test('a screen that asks every second for 10 minutes of failure sends at most 40 calls, and recovers by itself', async () => {
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

  test('other hosts, and what a person writes, are not held back', async () => {
    serve((c) => c.text('', c.req.path.startsWith('/static') ? 404 : 500));
    for (let i = 0; i < 4; i++) await failureOf(request(listPackages));
    const before = calls().length;
    await failureOf(request(listPackages));
    expect(calls()).toHaveLength(before);
    await failureOf(request(createOrder, { body: { productNo: 'p', priceFen: 1 } }, { idempotencyKey: 'k' }));
    await failureOf(request(getRedPacketConfig));
    expect(calls()).toHaveLength(before + 2);
  });

  test('a business refusal is an answer: nothing is held back', async () => {
    serve((c) => c.json({ code: 40400, msg: 'no' }));
    for (let i = 0; i < 20; i++) await failureOf(request(listPackages, {}, { quiet: true }));
    expect(calls()).toHaveLength(20);
  });
});

describe('N12: whether there is a network', () => {
  test('is told by every call', async () => {
    const heard: boolean[] = [];
    frame({ reached: (yes) => void heard.push(yes) });
    serve((c) => c.json(packages));
    await answerOf(request(listPackages));
    cutWire();
    await failureOf(request(listPackages));
    expect(heard).toEqual([true, false, false]);
  });
});

describe('A05: the phone’s clock', () => {
  test.each([36, -36])('that is %i h off does not change what time the server has', async (hours) => {
    const truth = Date.now() - hours * 3_600_000;
    serve((c) => {
      c.header('Date', new Date(truth).toUTCString());
      return c.json(packages);
    });
    await answerOf(request(listPackages));
    expect(Math.abs(serverNow() - truth)).toBeLessThan(2_000);
  });
});
