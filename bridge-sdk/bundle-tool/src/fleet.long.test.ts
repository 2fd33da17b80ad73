/** O01 to O08: a fleet of 1,000 simulated phones over a folder on the disk, from the first release to the change of the key. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findProgram } from '../../../scripts/workspace/find-program.ts';
import { runCommand } from './commands.ts';
import { bucketOf, hashOf } from './decide.ts';
import { keyidOf, publicText } from './keys.ts';
import type { Offer } from './offer.ts';
import { keyFiles, writeBundle } from './test-bundles.ts';
import { type Fetch, Phone } from './test-phone.ts';

const zstd = findProgram('zstd');
const area = mkdtempSync(join(tmpdir(), 'fleet-'));
afterAll(() => rmSync(area, { recursive: true }));
const [first, second, stranger] = ['first', 'second', 'stranger'].map((name) => keyFiles(area, name)) as [
  Keys,
  Keys,
  Keys,
];
type Keys = ReturnType<typeof keyFiles>;
const keys = { [keyidOf(first.key)]: publicText(first.key), [keyidOf(second.key)]: publicText(second.key) };
const folder = join(area, 'served');
const YEAR_MS = 365 * 86_400_000;

/** Returns the same numbers in each run. */
let seed = 52;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** The fault of a phone: the remainder of its number divided by 50. */
const [CLOCK_AHEAD, CLOCK_BEHIND, OLD_CACHE, CUT, ATTACKED, PAGE_FAILS] = [1, 2, 3, 4, 5, 6];
/** Every tenth phone is offline until the way back. */
const isLate = (index: number) => index % 10 === 9;
const fleet = Array.from({ length: 1_000 }, (_, index) => {
  const isGood = (build: number) => index % 50 !== PAGE_FAILS || build !== 110;
  return { index, fault: index % 50, phone: new Phone({ install: `install-${index}`, embedded: 50, keys, isGood }) };
});
const online = fleet.filter(({ index }) => !isLate(index));
const faultOf = new Map(fleet.map(({ phone, fault }) => [phone, fault]));

let now = new Date('2026-12-01T00:00:00Z');
const evil = join(area, 'evil');

/** Serves the folder, with the faults of the phone's network. */
const serve: Fetch = (path, phone) => {
  const fault = faultOf.get(phone);
  if (fault === ATTACKED && random() < 0.3) {
    const content = read(path === 'offer.txt' ? join(evil, path) : join(folder, path)) ?? read(join(evil, path));
    if (content && path !== 'offer.txt') content[70] = (content[70] ?? 0) ^ 1;
    return content;
  }
  if (fault === OLD_CACHE && path === 'offer.txt' && random() < 0.5) {
    const names = readdirSync(join(folder, 'history'));
    return read(join(folder, 'history', names[Math.floor(random() * names.length)] ?? ''));
  }
  const content = read(join(folder, path));
  return fault === CUT && random() < 0.3 ? content?.subarray(0, Math.floor(content.length * random())) : content;
};
function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Writes a bundle of which most does not change from build to build. */
const LINES = Array.from({ length: 64 }, (_, index) => hashOf(Buffer.from(`${index}`))).join('\n');
const bundle = (key: Keys, build: number) =>
  writeBundle(area, key.private, build, { page: `<title>${build}</title>\n${LINES}` });

const runWith = (key: Keys, ...args: string[]) => {
  now = new Date(now.getTime() + 3_600_000);
  const result = runCommand([...args, `--key=${key.private}`], now);
  expect(result).toMatchObject({ code: 0 });
};
const offer = (): Offer => JSON.parse(readFileSync(join(folder, 'offer.txt'), 'utf8').replace(/^.*\n/, ''));
const bucketIn = (phone: Phone, build: number) => bucketOf(`1.2.3-${build}`, phone.install);

/** Lets phones look and start in a random order, each with these probabilities. Checks after each start that no refused build runs. */
function live(lookShare: number, startShare: number, phones = online): void {
  for (const { phone } of [...phones].sort(() => random() - 0.5)) {
    if (random() < lookShare) phone.look(serve, now);
    if (random() < startShare) phone.start();
    const refused = [...phone.refused.values()];
    expect(refused.includes(phone.running ?? 0) || phone.running === 999, `${phone.install} runs a refused build`).toBe(
      false,
    );
  }
}
/** Looks often enough for cut downloads and old caches to be over. */
const settle = (phones = fleet) => {
  live(1, 0, phones);
  const faulty = phones.filter(({ fault }) => [OLD_CACHE, CUT, ATTACKED].includes(fault));
  for (let time = 0; time < 12; time++) live(1, 0, faulty);
};
const running = (build: number) => fleet.filter(({ phone }) => phone.running === build).map(({ phone }) => phone);

describe('a fleet of 1,000 phones', { timeout: 60_000 }, () => {
  it('the first release when all are offered it: each phone that can reach it runs it', () => {
    runCommand(['publish', bundle(stranger, 999), evil, '--percent=100', `--key=${stranger.private}`], now);
    runWith(first, 'publish', bundle(first, 100), folder, '--percent=100');
    settle(online);
    live(0, 1);
    expect(running(100)).toHaveLength(online.length);
  });

  it('a second release when it is published for 0 %: no phone takes it', () => {
    runWith(first, 'publish', bundle(first, 110), folder);
    live(0.7, 0.5);
    expect(fleet.filter(({ phone }) => phone.pending === 110 || phone.running === 110)).toEqual([]);
  });

  const cohort: Phone[] = [];
  it('a release when 10 % are offered it: only phones take it whose bucket is below 10', () => {
    runWith(first, 'rollout', folder, '10');
    live(0.7, 0.5);
    settle(online);
    live(0, 1);
    cohort.push(...running(110));
    const expected = online.filter(({ fault, phone }) => fault !== PAGE_FAILS && bucketIn(phone, 110) < 10);
    expect(new Set(cohort)).toEqual(new Set(expected.map(({ phone }) => phone)));
    expect(cohort.length).toBeGreaterThan(60);
  });

  it('O07: a release when 50 % are offered it: keeps its first cohort, and is not tried again where it failed', () => {
    runWith(first, 'rollout', folder, '50');
    live(0.8, 0.4);
    const phones = running(110);
    expect(cohort.filter((phone) => !phones.includes(phone))).toEqual([]);
    expect(phones.filter((phone) => bucketIn(phone, 110) >= 50)).toEqual([]);
    expect(phones.length).toBeGreaterThan(cohort.length * 2);
    expect(phones.filter((phone) => faultOf.get(phone) === PAGE_FAILS)).toEqual([]);
  });

  it('a stop when phones look next: reaches all that wait, also with a wrong clock; who runs the release stays', () => {
    for (const { fault, phone } of fleet) {
      if (fault === CLOCK_AHEAD) phone.skew = 5 * YEAR_MS;
      if (fault === CLOCK_BEHIND) phone.skew = -6 * YEAR_MS;
    }
    const waiting = fleet.filter(({ phone }) => phone.pending === 110);
    expect(waiting.length).toBeGreaterThan(50);
    expect(waiting.filter(({ fault }) => fault === CLOCK_AHEAD || fault === CLOCK_BEHIND).length).toBeGreaterThan(0);
    const runners = running(110);
    runWith(first, 'stop', folder);
    // One look is enough where the network is in order.
    const reachable = online.filter(({ fault }) => ![OLD_CACHE, CUT, ATTACKED].includes(fault));
    live(1, 0, reachable);
    expect(reachable.filter(({ phone }) => phone.pending === 110)).toEqual([]);
    settle(online);
    expect(online.filter(({ phone }) => phone.pending === 110)).toEqual([]);
    live(0.8, 1);
    expect(new Set(running(110))).toEqual(new Set(runners));
  });

  it('a way back when phones have kept the good release: they start it, others its content, and none the bad one', () => {
    runWith(first, 'back', folder);
    settle();
    live(0, 1, fleet);
    const isAhead = (phone: Phone) => faultOf.get(phone) === CLOCK_AHEAD;
    // By such a clock the offer has expired: the phone takes nothing, and says so.
    expect(running(110).filter((phone) => !isAhead(phone))).toEqual([]);
    expect(fleet.filter(({ phone }) => isAhead(phone)).map(({ phone }) => phone.reason)).toEqual(
      Array(20).fill('EXPIRED'),
    );
    for (const { phone } of fleet) phone.skew = 0;
    settle();
    live(0, 1, fleet);
    expect(running(100).length + running(111).length).toBe(fleet.length);
    expect(running(111).length).toBeGreaterThan(50);
  });

  it('O05: a reseal when it is of the second key: all phones take it, distrust the first, and run nothing of it', () => {
    const rotate = [`--trust=${first.public}`, `--revoke=${keyidOf(first.key)}`];
    runWith(second, 'reseal', folder, ...rotate);
    const [release] = offer().releases;
    settle();
    live(0.5, 1, fleet);
    expect(running(release?.build ?? 0)).toHaveLength(fleet.length);
    expect(fleet.filter(({ phone }) => !phone.revoked.includes(keyidOf(first.key)))).toEqual([]);
    live(0.9, 0.9, fleet);
    expect(running(release?.build ?? 0)).toHaveLength(fleet.length);
  });

  it('the next release when some phones use deltas: reaches all, by a delta or as a whole', () => {
    const users = fleet.filter(({ fault }) => fault <= ATTACKED);
    for (const { phone } of users) phone.usesDeltas = true;
    runWith(second, 'publish', bundle(second, 120), folder, '--percent=100');
    settle();
    live(0, 1, fleet);
    expect(running(120)).toHaveLength(fleet.length);
    const made = users.filter(({ fault }) => fault < OLD_CACHE).map(({ phone }) => phone.deltas);
    expect(made).toEqual(Array(made.length).fill(zstd ? 1 : 0));
  });
});
