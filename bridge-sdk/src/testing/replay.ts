/** Replays a `.bridgelog` on a new bridge. Repeats the page's calls and the host's messages at the recorded times. */
import type { Bridge, HostMethod } from '../core/types.ts';
import { isBridgeError } from '../errors.ts';
import { connectNative } from '../hosts/connect-native.ts';
import type { LogMessage } from '../recorder/index.ts';
import { manualClock } from './manual-clock.ts';

/** The end of a recorded call in the replay. */
export interface ReplayedCall {
  /** The method's name on the wire. */
  readonly method: string;
  /** The error's code, or `resolved` for a result. */
  readonly end: string;
  /** For `resolved`: the checked result. */
  readonly result?: unknown;
  /** For BAD_PARAMS and BAD_REPLY: JSON pointer of the first wrong value. */
  readonly path?: string;
}

/** The outcome of a replay. */
export interface Replay {
  /** The calls in the order in which they were made. */
  readonly calls: readonly ReplayedCall[];
  /** The numbers of dropped messages by reason, at the end of the replay. */
  readonly dropped: ReturnType<Bridge['health']>['dropped'];
}

type Json = { id?: string; method?: string; params?: unknown };
type AnyRow = { readonly kind: string; readonly name: string };

function readLog(text: string): LogMessage[] {
  const [head, ...lines] = text.split('\n').filter(Boolean);
  if (Object(JSON.parse(head ?? '0')).bridgelog !== 1) throw new Error('not a .bridgelog');
  return lines.map((line): LogMessage => JSON.parse(line));
}

/**
 * Replays a recording. Rejects if `text` is not a `.bridgelog`. `rows` are the page's methods and events, for example
 * `Object.values(await import('@sdhealth/bridge-sdk'))`. A method without a row is called without checks. Every call settles, because
 * the clock advances by eleven minutes at the end, so that a call still open in the log reaches its deadline.
 */
export async function replay(text: string, rows: readonly unknown[] = []): Promise<Replay> {
  const entries = readLog(text);
  const clock = manualClock();
  const byName = new Map(rows.filter((row): row is AnyRow => !!Object(row).kind).map((row) => [row.name, row]));
  const unchecked = { kind: 'method', result: () => undefined, deadlineMs: 600_000 };
  // Skip the checks of params. They passed on the recorded page, which had another address, and may fail at this page's address.
  const rowOf = (name: string) =>
    ({ ...unchecked, ...byName.get(name), name, params: () => undefined }) as unknown as HostMethod<
      string,
      unknown,
      unknown
    >;

  let sendToPage: (text: unknown) => void = () => {};
  const postedMessages: Json[] = [];
  let resolveOpened = () => {};
  const channelOpened = new Promise<void>((resolve) => {
    resolveOpened = resolve;
  });
  const opening = connectNative({
    clock,
    origins: [],
    journal: makeStore(),
    transport: (_, receive) => {
      sendToPage = receive;
      resolveOpened();
      return { post: (message) => void postedMessages.push(...[JSON.parse(message)].flat()), close() {} };
    },
  });

  const ids = new Map<string, string>();
  const ends: Promise<ReplayedCall>[] = [];
  let bridge: Bridge | undefined;
  void opening.then((opened) => {
    bridge = opened;
  });
  // If the page has another bridge, the channel opens only when the code for two bridges has loaded. The manual clock stands still then.
  await Promise.race([channelOpened, opening]);
  let time = entries[0]?.at ?? 0;
  for (const entry of entries) {
    await clock.advance(entry.at - time);
    time = entry.at;
    const message: Json = Object(entry.message);
    const recordedId = Object(message.params).id ?? message.id;
    if (entry.dir === 'in') {
      const id = ids.get(String(recordedId)) ?? recordedId;
      const idPart = message.method?.startsWith('$/') ? { params: { ...Object(message.params), id } } : { id };
      sendToPage(JSON.stringify({ ...message, ...idPart }));
    } else if (message.method === 'initialize') ids.set(String(message.id), postedMessages[0]?.id ?? '');
    else if (message.method && message.id && !message.method.startsWith('$/')) {
      if (bridge) {
        const count = postedMessages.length;
        ends.push(endOf(message.method, bridge.call(rowOf(message.method), message.params)));
        // For a host with batches the call is sent after this microtask turn.
        await clock.advance(0);
        ids.set(message.id, postedMessages[count]?.id ?? '');
      }
    }
    await clock.advance(0);
  }
  await clock.advance(660_000);
  const openedBridge = await opening;
  const calls = await Promise.all(ends);
  const { dropped } = openedBridge.health();
  openedBridge.dispose();
  return { calls, dropped };
}

const endOf = (method: string, call: Promise<unknown>): Promise<ReplayedCall> =>
  call.then(
    (result) => ({ method, end: 'resolved', result }),
    (error: unknown) => ({
      method,
      end: isBridgeError(error) ? error.code : String(error),
      ...(isBridgeError(error) && error.path !== undefined && { path: error.path }),
    }),
  );

function makeStore() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}
