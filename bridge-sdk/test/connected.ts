/** Connects bridges over imitated channels, for tests that advance the time themselves. */
import { vi } from 'vitest';
import { type Bridge, type BridgeOptions, createBridge, isBridgeError } from '../src/index.ts';
import type { Message, Wire, WireHost } from './wire-hosts.ts';

const ALL_METHODS = 'login logout refreshToken paySeq getSteps getNetwork setTitle scanCode bindMobile'.split(' ');

export const handshake = (overrides: object = {}) => ({
  protocol: '1.0',
  app: { name: 'SdHealth', version: '2.8.0' },
  methods: Object.fromEntries(ALL_METHODS.map((name) => [name, 1])),
  events: [],
  ...overrides,
});

export const PAY = {
  paySeq: 'PS1',
  payServiceOrderId: 'PSO1',
  signature: 'secret-signature',
  payInfo: { unifiedOrderType: 'H5' },
  redirectUrl: 'https://shop.example/ok',
  failUrl: 'https://shop.example/fail',
};

export interface Connection {
  readonly bridge: Bridge;
  readonly wire: Wire;
  /** Returns the last message of the page, or with `method` the last of that method. */
  last(method?: string): Message;
  /** Returns the page's requests of a method. */
  requests(method: string): readonly Message[];
  reply(result: unknown, id?: string): void;
  tick(ms?: number): Promise<void>;
}

/** Connects a bridge to a wire host. `answer` null: the app does not know the handshake and never answers it. */
export async function connectTo(
  host: WireHost,
  options: BridgeOptions = {},
  answer: object | null = handshake(),
  version = '2.8.0',
): Promise<Connection> {
  const wire = host.install();
  const bridge = createBridge({
    userAgent: host.userAgent(version),
    ...(host.transport && { transport: host.transport }),
    origins: [...(host.origins ?? []), 'https://shop.example'],
    ...options,
  });
  const tick = async (ms = 0) => {
    await wire.waitForDelivery?.();
    await vi.advanceTimersByTimeAsync(ms);
  };
  await vi.dynamicImportSettled();
  await tick();
  if (answer) wire.emit({ jsonrpc: '2.0', id: wire.messages[0]?.id, result: answer });
  await tick(answer ? 0 : 3_000);
  await bridge.opened;
  const requests = (method: string) => wire.messages.filter((message) => message.method === method);
  const last = (method?: string): Message => (method ? requests(method) : wire.messages).at(-1) ?? {};
  return {
    bridge,
    wire,
    last,
    requests,
    tick,
    reply: (result, id = last().id) => wire.emit({ jsonrpc: '2.0', id, result }),
  };
}

/** Resolves to the outcome of a call. `unexpected` is an error other than BridgeError; no call may reject with one. */
export const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value): { value?: unknown; code?: string; error?: unknown; unexpected?: unknown } => ({ value }),
    (error: unknown) => (isBridgeError(error) ? { code: error.code, error } : { unexpected: error }),
  );
