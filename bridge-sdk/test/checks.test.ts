/** Tests a page's own checks, which may return or throw anything. The call must settle at once, without an error in the host. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Bridge, type BridgeError, hostEvent, hostMethod } from '../src/index.ts';
import { connected, handshake } from './connected.ts';
import { wireHosts } from './wire-hosts.ts';

const why = new RangeError('a check of the page is broken');
const fits = () => undefined;

/** Lists checks by their return values or errors, with the path of the error. An accepting check has no path. */
const SAYINGS: Readonly<Record<string, [check: () => unknown, path: string | undefined, cause?: unknown]>> = {
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
  'a function': [() => fits, ''],
  'a date': [() => new Date(0), ''],
  'a promise': [() => Promise.resolve(undefined), ''],
  'a promise that rejects': [() => Promise.reject(why), ''],
  'an error': [() => why, ''],
  'an empty text': [() => '', ''],
  'a path': [() => '/days', '/days'],
  'a path and what is expected': [() => '/days\nan integer', '/days'],
  'throwing an error': [
    () => {
      throw why;
    },
    '',
    why,
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
  const all = await connected(host, {}, handshake({ methods: { own: 1 } }));
  bridge = all.bridge;
  remove = all.wire.remove;
  return all;
}

/** Names two channels: the first passes text, the second structured data. */
const TWO = ['Android JavaScript interface', 'MessagePort'];
const outcome = (promise: Promise<unknown>) => promise.catch((error: BridgeError) => error);

describe.each(wireHosts.filter(({ name }) => TWO.includes(name)))('$name', (host) => {
  test.each(Object.entries(SAYINGS))(
    'promise 1: a call when the check of its result returns %s: settles once',
    async (_, [check, path, cause]) => {
      const { bridge, reply, last } = await start(host);
      const end = outcome(bridge.call(hostMethod('own', { params: fits, result: check as never }), {}));
      await vi.advanceTimersByTimeAsync(0);
      expect(() => reply({ open: true }, last('own').id)).not.toThrow();
      if (path === undefined) expect(await end).toEqual({ open: true });
      else expect(await end).toMatchObject({ code: 'BAD_REPLY', path, mayHaveHappened: true, cause });
      expect(bridge.health()).toMatchObject({ open: 0, dropped: {} });
    },
  );

  test.each(Object.entries(SAYINGS))(
    'promise 1: a call when the check of its params returns %s: is sent or BAD_PARAMS',
    async (_, [check, path, cause]) => {
      const { bridge, reply, sent, last } = await start(host);
      const end = outcome(bridge.call(hostMethod('own', { params: check as never, result: fits }), {}));
      await vi.advanceTimersByTimeAsync(0);
      const good = path === undefined;
      expect(sent('own')).toHaveLength(good ? 1 : 0);
      if (good) reply({ open: true }, last('own').id);
      if (good) expect(await end).toEqual({ open: true });
      else expect(await end).toMatchObject({ code: 'BAD_PARAMS', path, mayHaveHappened: false, cause });
    },
  );

  test.each(Object.entries(SAYINGS))(
    'promise 4: an event when its check returns %s: is dispatched or dropped',
    async (_, [check, path]) => {
      const { bridge, wire, tick } = await start(host);
      const heard = vi.fn();
      bridge.on(hostEvent('own', { payload: check as never, each: true }), heard);
      expect(() => wire.emit({ jsonrpc: '2.0', method: 'own', params: { open: true } })).not.toThrow();
      await tick(100);
      expect(heard).toHaveBeenCalledTimes(path === undefined ? 1 : 0);
      expect(bridge.health().dropped).toEqual(path === undefined ? {} : { 'bad-event': 1 });
    },
  );
});
