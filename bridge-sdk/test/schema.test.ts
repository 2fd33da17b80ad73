/** Tests checks that are made from schemas of other libraries. */
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import {
  createBridge,
  hostEvent,
  hostMethod,
  type ParamsOf,
  type PayloadOf,
  type ResultOf,
  schemaCheck,
} from '../src/index.ts';

const Locker = z.object({ id: z.string(), doors: z.array(z.object({ 'a/b~c': z.number() })).optional() });
const openLocker = hostMethod('shop.openLocker', {
  params: schemaCheck(Locker),
  result: schemaCheck(z.object({ open: z.boolean() })),
});
const soldEvent = hostEvent('shop.sold', { payload: schemaCheck(z.object({ left: z.number().default(0) })) });

const bridgeAnswering = (result: unknown) =>
  createBridge({ userAgent: '', fallbacks: { 'shop.openLocker': async () => result } });

test('the types of a row when its checks are from schemas: are the schemas’ inputs', () => {
  expectTypeOf<ParamsOf<typeof openLocker>>().toEqualTypeOf<z.input<typeof Locker>>();
  expectTypeOf<ResultOf<typeof openLocker>>().toEqualTypeOf<{ open: boolean }>();
  expectTypeOf<PayloadOf<typeof soldEvent>>().toEqualTypeOf<{ left?: number | undefined }>();
});

test('a call when its value fits the schema: passes it unchanged', async () => {
  const bridge = bridgeAnswering({ open: true, newer: 1 });
  expect(await bridge.call(openLocker, { id: '7' })).toEqual({ open: true, newer: 1 });
  bridge.dispose();
});

test.each([
  [{ id: 7 }, '/id'],
  [{ id: '7', doors: [{ 'a/b~c': 1 }, { 'a/b~c': 'x' }] }, '/doors/1/a~1b~0c'],
  [null, ''],
])("a call when its params are %j: is BAD_PARAMS at %j, with the schema's message", async (params, path) => {
  const bridge = bridgeAnswering({ open: true });
  const error = await bridge.call(openLocker, params as never).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'BAD_PARAMS', path, message: expect.stringContaining('as its schema says: ') });
  bridge.dispose();
});

test('a call when its result does not fit the schema: is BAD_REPLY', async () => {
  const bridge = bridgeAnswering({ open: 'yes' });
  await expect(bridge.call(openLocker, { id: '7' })).rejects.toMatchObject({ code: 'BAD_REPLY', path: '/open' });
  bridge.dispose();
});

test('a call when its schema is asynchronous or throws: is BAD_PARAMS with the cause', async () => {
  const bridge = createBridge({ userAgent: '', fallbacks: { slow: async () => ({}) } });
  const asynchronous = { '~standard': { validate: async () => ({}) } };
  const broken = {
    '~standard': {
      validate: () => {
        throw new RangeError('broken');
      },
    },
  };
  for (const [schema, cause] of [
    [asynchronous, TypeError],
    [broken, RangeError],
  ] as const) {
    const slow = hostMethod('slow', { params: schemaCheck(schema), result: () => undefined });
    const error = await bridge.call(slow, {}).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'BAD_PARAMS', cause: expect.any(cause) });
  }
  bridge.dispose();
});
