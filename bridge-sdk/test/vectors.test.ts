/** Runs the golden vectors for pages against the kernel. The vectors for apps run in the tests of each language. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import vectors from '../native/vectors/page.json' with { type: 'json' };
import * as contract from '../src/contract/index.ts';
import { type Bridge, createBridge, type HostEvent, type HostMethod, isBridgeError } from '../src/index.ts';

type AnyMethod = HostMethod<string, unknown, unknown>;
const rows = Object.values(contract) as unknown as readonly (AnyMethod | HostEvent)[];
const calls = rows.filter((row): row is AnyMethod => row.kind === 'method');
const events = rows.filter((row): row is HostEvent => row.kind === 'event');

interface Message {
  id?: string;
  method?: string;
  result?: unknown;
}

/** Polls often, because there are several hundred vectors. */
const POLL = { interval: 1 };

let bridge: Bridge;
const requests: Message[] = [];
let emit: (text: string) => void = () => {};

/** Connects to an imitated host that has all methods. */
async function connectHost(): Promise<void> {
  bridge = createBridge({
    origins: ['https://shop.example'],
    transport: (_, receive) => {
      emit = receive;
      const post = (text: string) => {
        const message: Message | Message[] = JSON.parse(text);
        requests.push(...(Array.isArray(message) ? message : [message]));
      };
      return { post, close() {} };
    },
  });
  await expect.poll(() => requests.at(-1)?.method, POLL).toBe('initialize');
  const methods = Object.fromEntries(calls.map(({ name }) => [name, 1]));
  const result = {
    protocol: '1.0',
    app: { name: 'Vector', version: '9.9.9' },
    methods,
    events: events.map(({ name }) => name),
  };
  emit(JSON.stringify({ jsonrpc: '2.0', id: requests.at(-1)?.id, result }));
  await bridge.opened;
}

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  return connectHost();
});
afterEach(() => bridge.dispose());

/** Makes a call. Resolves to its outcome in the format of the vectors. */
function callMethod(method: string, params: unknown): Promise<unknown> {
  const row = calls.find(({ name }) => name === method);
  if (!row) throw new Error(`no call ${method}`);
  return bridge.call(row, params).then(
    (resolved) => ({ resolved }),
    (rejected) => (isBridgeError(rejected) ? { rejected: { ...rejected } } : { broken: String(rejected) }),
  );
}

describe('a page reads the messages of the golden vectors', () => {
  it.each(vectors.vectors)('$name', async (vector) => {
    const dispatched: unknown[] = [];
    for (const event of events)
      bridge.on(event, (payload) => {
        dispatched.push({ event: event.name, payload });
        return true;
      });
    const end = vector.call && callMethod(vector.call.method, vector.call.params);
    await Promise.resolve();
    const request = requests.at(-1);
    const nonce = requests[0]?.id?.split('.')[0] ?? '';
    const text = vector.in.replace('page0000.1"', `${request?.id}"`).replaceAll('page0000', nonce);
    emit(text);
    if (vector.drop !== undefined) {
      await expect.poll(() => bridge.health().dropped, POLL).toEqual({ [vector.drop]: 1 });
      if (vector.posts) expect(requests.slice(1)).toEqual(vector.posts);
      return;
    }
    const { posts, ...out } = vector.out as { posts?: unknown[] };
    if (end) expect(await end).toMatchObject(out);
    else await expect.poll(() => dispatched, POLL).toEqual([out]);
    if (posts) await expect.poll(() => requests.slice(1), POLL).toEqual(posts);
  });
});
