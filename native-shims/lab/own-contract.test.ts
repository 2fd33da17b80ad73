/** Tests the lab with a custom contract: it offers the methods and events, and the own apps implement them. */
import { createBridge, hostEvent, hostMethod } from '@sdhealth/bridge-sdk';
import { beforeAll, expect, test } from 'vitest';
import { drop } from '../src/index.ts';
import { installHost } from '../src/vitest.ts';

const text = { type: 'string' };
const DOCUMENT = {
  openrpc: '1.3.2',
  methods: [
    { name: 'initialize', tags: [{ name: 'handshake' }], params: [] },
    { name: '$/progress', tags: [{ name: 'control' }], params: [] },
    { name: 'getSteps', tags: [{ name: 'health' }], params: [], 'x-standard': true },
    {
      name: 'shop.pay',
      tags: [{ name: 'orders' }],
      summary: 'Pays.',
      params: [{ name: 'order', required: true, schema: text }],
      result: {
        name: 'result',
        schema: {
          type: 'object',
          properties: {
            by: {
              oneOf: [{ type: 'object', properties: { kind: { type: 'string', const: 'card' } }, required: ['kind'] }],
              discriminator: { propertyName: 'kind' },
            },
          },
          required: ['by'],
        },
      },
    },
    {
      name: 'shop.closing',
      tags: [{ name: 'orders' }, { name: 'event' }],
      summary: 'Closes.',
      params: [{ name: 'minutes', required: true, schema: { type: 'integer' } }],
      result: { name: 'result', schema: { type: 'object' } },
      'x-from': 'host',
    },
  ],
};

let contractModule: typeof import('./own-contract.ts');
let contract: typeof import('./page/controls/contract.ts');
let overrides: typeof import('./page/controls/overrides-text.ts');
beforeAll(async () => {
  // The server puts this global in front of the page's script, and the modules read it when they load.
  Reflect.set(globalThis, '__sdhealthLabContract', DOCUMENT);
  contractModule = await import('./own-contract.ts');
  contract = await import('./page/controls/contract.ts');
  overrides = await import('./page/controls/overrides-text.ts');
});

test('customContractIn when a document has standard definitions too: returns the custom definitions only', () => {
  expect(contractModule.customContractIn(DOCUMENT)).toMatchObject({
    methods: ['shop.pay'],
    events: ['shop.closing'],
    answered: ['shop.closing'],
  });
  expect(contractModule.customContractIn(undefined)).toMatchObject({ methods: [], events: [] });
});

test('custom methods and events when the lab has their contract: are offered with samples and checks', () => {
  expect(contract.CALLS).toEqual(expect.arrayContaining(['getSteps', 'shop.pay']));
  expect(contract.EVENTS).toEqual(expect.arrayContaining(['backPressed', 'shop.closing']));
  expect(JSON.parse(contract.sampleAnswer('shop.pay'))).toEqual({ by: { kind: 'card' } });
  expect(contract.parseAnswer('shop.pay', '{}')).toHaveProperty('wrong');
  expect(contract.parsePayload('shop.closing', '{"minutes":5}')).toEqual({ value: { minutes: 5 } });
});

test('an own app when it has the custom contract: answers its methods, sends its events and accepts its faults', async () => {
  const host = installHost('android-app', contract.CUSTOM_OPTIONS);
  const pay = hostMethod<'shop.pay', { order: string }, object>('shop.pay', {
    params: () => undefined,
    result: () => undefined,
  });
  const bridge = createBridge();
  await bridge.opened;
  expect(bridge.supports(pay).ok).toBe(true);
  expect(await bridge.call(pay, { order: '7' })).toEqual({ by: { kind: 'card' } });
  bridge.on(
    hostEvent<'shop.closing', object>('shop.closing', { payload: () => undefined, answered: true }),
    () => true,
  );
  expect(await host.emit('shop.closing', { minutes: 5 })).toEqual({ handled: true });
  expect(() => host.fault('shop.pai', drop())).toThrow('did you mean "shop.pay"?');
  bridge.dispose();
});

test('an override of a custom method when it is written to the address: is read again', () => {
  const all = [{ phones: 'all', kind: 'fault', method: 'shop.pay', fault: drop() }] as const;
  expect(overrides.overridesOfText(overrides.textOfOverrides(all))).toEqual(all);
});
