/** Tests the checks of a page, which may return or throw anything. README.md lists the promises by number. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bridge, type BridgeError, hostEvent, hostMethod } from '../src/index.ts';
import { connectTo, handshake } from './connected.ts';
import { wireHosts } from './wire-hosts.ts';

const brokenCheck = new RangeError('a check of the page is broken');
const accept = () => undefined;

/** Lists checks by their return value or error, with the path of the resulting error. An accepting check has no path. */
const CHECKS: Readonly<Record<string, [check: () => unknown, path: string | undefined, cause?: unknown]>> = {
  undefined: [() => undefined, undefined],
  true: [() => true, undefined],
  false: [() => false, ''],
  null: [() => null, ''],
  'a number': [() => 0, ''],
  NaN: [() => Number.NaN, ''],
  'a bigint': [() => 1n, ''],
  'a symbol': [() => Symbol('no'), ''],
  'an object': [() => ({ error: 'no' }), ''],
  'an object without a prototype': [() => Object.create(null), ''],
  'an array': [() => ['/days'], ''],
  'a function': [() => accept, ''],
  'a date': [() => new Date(0), ''],
  'a promise': [() => Promise.resolve(undefined), ''],
  'a promise that rejects': [() => Promise.reject(brokenCheck), ''],
  'an error': [() => brokenCheck, ''],
  'an empty text': [() => '', ''],
  'a path': [() => '/days', '/days'],
  'a path and what is expected': [() => '/days\nan integer', '/days'],
  'throwing an error': [
    () => {
      throw brokenCheck;
    },
    '',
    brokenCheck,
  ],
  'throwing nothing': [
    () => {
      throw undefined;
    },
    '',
  ],
  'throwing a text': [
    () => {
      throw 'no';
    },
    '',
    'no',
  ],
};

let bridge: Bridge | undefined;
let remove: (() => void) | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  bridge?.dispose();
  remove?.();
  vi.useRealTimers();
});
async function start(host: (typeof wireHosts)[number]) {
  const connection = await connectTo(host, {}, handshake({ methods: { own: 1 } }));
  bridge = connection.bridge;
  remove = connection.wire.remove;
  return connection;
}

/** Names two channels: the first passes text, the second structured data. */
const TWO_CHANNELS = ['Android JavaScript interface', 'MessagePort'];
const outcome = (promise: Promise<unknown>) => promise.catch((error: BridgeError) => error);

describe.each(wireHosts.filter(({ name }) => TWO_CHANNELS.includes(name)))('$name', (host) => {
  test.each(Object.entries(CHECKS))(
    'promise 1: a call when the check of its result returns %s: settles once',
    async (_, [check, path, cause]) => {
      const { bridge, reply, last } = await start(host);
      const end = outcome(bridge.call(hostMethod('own', { params: accept, result: check as never }), {}));
      await vi.advanceTimersByTimeAsync(0);
      expect(() => reply({ open: true }, last('own').id)).not.toThrow();
      if (path === undefined) expect(await end).toEqual({ open: true });
      else expect(await end).toMatchObject({ code: 'BAD_REPLY', path, mayHaveHappened: true, cause });
      expect(bridge.health()).toMatchObject({ open: 0, dropped: {} });
    },
  );

  test.each(Object.entries(CHECKS))(
    'promise 1: a call when the check of its params returns %s: is sent, or BAD_PARAMS if refused',
    async (_, [check, path, cause]) => {
      const { bridge, reply, requests, last } = await start(host);
      const end = outcome(bridge.call(hostMethod('own', { params: check as never, result: accept }), {}));
      await vi.advanceTimersByTimeAsync(0);
      const isAccepted = path === undefined;
      expect(requests('own')).toHaveLength(isAccepted ? 1 : 0);
      if (isAccepted) reply({ open: true }, last('own').id);
      if (isAccepted) expect(await end).toEqual({ open: true });
      else expect(await end).toMatchObject({ code: 'BAD_PARAMS', path, mayHaveHappened: false, cause });
    },
  );

  test.each(Object.entries(CHECKS))(
    'promise 4: an event when its check returns %s: is dispatched, or dropped if refused',
    async (_, [check, path]) => {
      const { bridge, wire, tick } = await start(host);
      const listener = vi.fn();
      bridge.on(hostEvent('own', { payload: check as never, each: true }), listener);
      expect(() => wire.emit({ jsonrpc: '2.0', method: 'own', params: { open: true } })).not.toThrow();
      await tick(100);
      expect(listener).toHaveBeenCalledTimes(path === undefined ? 1 : 0);
      expect(bridge.health().dropped).toEqual(path === undefined ? {} : { 'bad-event': 1 });
    },
  );
});
