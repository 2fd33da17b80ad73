/** Tests a custom contract in an imitated app: samples, typed answers, events, faults, the recorder, wrong names. */
import { createBridge, hostEvent, hostMethod } from '@sdhealth/bridge-sdk';
import { makeRecorder } from '@sdhealth/bridge-sdk/recorder';
import { expect, test } from 'vitest';
import { drop, type Handler, installHost as install, ownContract } from './index.ts';
import { installHost } from './vitest.ts';

interface Answers {
  'shop.open': Handler<{ id: string }, { open: boolean }>;
  'shop.pay': Handler<{ signature: string }, { outcome: string }>;
}
const shop = ownContract<Answers, { 'shop.sold': { stock: number } }>({
  methods: { 'shop.open': () => ({ open: true }), 'shop.pay': () => ({ outcome: 'paid' }) },
  events: { 'shop.sold': { stock: 7 } },
});
const open = hostMethod<'shop.open', { id: string }, { open: boolean }>('shop.open', {
  params: () => undefined,
  result: () => undefined,
});
const pay = hostMethod<'shop.pay', { signature: string }, { outcome: string }>('shop.pay', {
  params: () => undefined,
  result: () => undefined,
  secrets: ['/params/signature'],
});
const sold = hostEvent<'shop.sold', { stock: number }>('shop.sold', { payload: () => undefined });

test.each(['ios-app', 'android-app'] as const)(
  '%s when it has a custom contract: answers all methods and sends the events of the contract',
  async (name) => {
    const host = installHost(name, shop.host({ 'shop.open': ({ id }) => ({ open: id === '7' }) }));
    const recorder = makeRecorder();
    const bridge = createBridge({ recorder: recorder.record });
    await bridge.opened;
    expect(await bridge.call(open, { id: '8' })).toEqual({ open: false });
    expect(await bridge.call(pay, { signature: 'hidden' })).toEqual({ outcome: 'paid' });
    const received: number[] = [];
    bridge.on(sold, ({ stock }) => received.push(stock));
    const reported = new Promise<void>((resolve) => bridge.on(sold, () => resolve()));
    await shop.emit(host, 'shop.sold');
    await reported;
    expect(received).toEqual([7]);
    expect(recorder.text()).toContain('shop.pay');
    expect(recorder.text()).not.toContain('hidden');
    bridge.dispose();
  },
);

test('an event of a custom contract when the page answers it: emit resolves to the reply', async () => {
  const moved = hostEvent<'shop.moved', object>('shop.moved', { payload: () => undefined, answered: true });
  const contract = ownContract<object, { 'shop.moved': object }>({
    methods: {},
    events: { 'shop.moved': {} },
    answered: ['shop.moved'],
  });
  const host = installHost('ios-app', contract.host());
  const bridge = createBridge();
  await bridge.opened;
  const stop = bridge.on(moved, () => true);
  expect(await contract.emit(host, 'shop.moved')).toEqual({ handled: true });
  stop();
  bridge.on(moved, () => {});
  expect(await contract.emit(host, 'shop.moved')).toEqual({ handled: false });
  bridge.dispose();
});

test('an answer of a custom contract when its definition refuses it: is reported as a mistake with the path', async () => {
  const rows = {
    open: hostMethod<'shop.open', { id: string }, { open: boolean }>('shop.open', {
      params: () => undefined,
      result: (value) => (typeof Object(value).open === 'boolean' ? undefined : '/open\ntrue or false'),
    }),
  };
  const contract = ownContract<Pick<Answers, 'shop.open'>, object>({
    methods: { 'shop.open': () => ({ open: true }) },
    events: {},
    rows,
  });
  const answers = { 'shop.open': () => ({ open: 'yes' }) } as never;
  const host = install('ios-app', { ...contract.host(answers), onMistake: () => {} });
  const bridge = createBridge();
  await bridge.opened;
  await expect(bridge.call(open, { id: '7' })).rejects.toMatchObject({ code: 'FAILED' });
  expect(host.mistakes).toEqual([expect.stringContaining('/open must be true or false')]);
  bridge.dispose();
  host.dispose();
});

test('a name of a custom contract when it is wrong: throws an error with the nearest valid name', async () => {
  const answers = { 'shop.opn': () => ({ open: true }) } as object;
  expect(() => shop.host(answers)).toThrow('"shop.opn" is no method of this contract; did you mean "shop.open"?');
  const host = installHost('ios-app', shop.host());
  await expect(shop.emit(host, 'shop.sol' as 'shop.sold')).rejects.toThrow('did you mean "shop.sold"?');
  expect(() => host.fault('shop.opne', drop())).toThrow('did you mean "shop.open"?');
});
