/** Opens own apps on Android and iOS: JSON-RPC over the channel that the app offers. */
import {
  globalNamed,
  globalPoster,
  HOST_NAME,
  isTrustedFrame,
  PAGE_NAME,
  webkitPoster,
} from '../../core/host-globals.ts';
import type { Channel, ChannelContext, HostCapabilities } from '../../core/inside.ts';
import { BATCH, PROTOCOL_VERSION, receiveText, SDK_VERSION } from '../../core/protocol.ts';
import type { HostMethod } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import { posterTransport } from '../../transports/poster.ts';
import type { OpenTransport, Transport } from '../../transports/transport.ts';

const POLL_MS = 50;

/**
 * The channels that own apps offer by themselves: `window.webkit.messageHandlers.<pageName>` on iOS, `window.<hostName>` of
 * `addWebMessageListener` or `addJavascriptInterface` on Android.
 */
const openApp: OpenTransport = posterTransport((names) => webkitPoster(names) || globalPoster(names.hostName));

/** The page's end of a channel, as the page's global. Another copy of this package may have put it up. */
interface Receiver {
  receive(text: unknown): void;
  /** Tells the bridge that another one has taken its place, or that it has its place again. */
  replaced?(by: boolean): void;
  /** True for a bridge with a channel of its own (`transport`): it leaves the one before what is not for itself. */
  shares?: boolean;
  /** The one whose place it has taken; undefined for one that is taken down. */
  before?: Receiver | undefined;
  gone?: boolean;
}

const receiverNamed = (name: string) => {
  const found = globalNamed(name);
  return Object(found).receive ? (found as Receiver) : undefined;
};

/** Returns the nearest receiver whose place this one has taken and that is still there. */
function livingBefore(receiver: Receiver): Receiver | undefined {
  while (receiver.before && receiver.before.gone) receiver.before = receiver.before.before;
  return receiver.before;
}

/**
 * Puts up `window.<name>.receive(text)`, where a native host calls into the page. A bridge that had it is told. Returns the function
 * that takes it down; then the bridge before it has its place again.
 */
function installReceiver(name: string, receiver: Receiver): () => void {
  const target = globalThis as Record<string, unknown>;
  const tell = (by: boolean) => {
    const { before } = receiver;
    if (!receiver.shares && before && before.replaced) before.replaced(by);
  };
  receiver.before = receiverNamed(name);
  target[name] = receiver;
  tell(true);
  return () => {
    receiver.gone = true;
    if (globalNamed(name) !== receiver) return;
    const before = livingBefore(receiver);
    if (!before) delete target[name];
    else target[name] = before;
    tell(false);
  };
}

/** Makes the handshake. An app that does not know it, or answers too late, is an old app. */
const initialize: HostMethod<'initialize', unknown, unknown> = {
  kind: 'method',
  name: 'initialize',
  params: () => undefined,
  result: () => undefined,
  deadlineMs: 0,
  secrets: ['/result/token'],
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the code of every call to an app whose protocol this page cannot speak: the app is too old for the page, or too new. */
function refusalOf({ code, protocol }: { code?: unknown; protocol?: unknown }): HostCapabilities['refused'] {
  const [major = PROTOCOL_VERSION] = /^\d+/.exec(`${protocol}`) || [];
  const newer = Number.parseInt(major, 10) - Number.parseInt(PROTOCOL_VERSION, 10);
  return code === 'HOST_TOO_OLD' || newer < 0
    ? 'HOST_TOO_OLD'
    : code === 'BAD_PARAMS' || newer
      ? 'UNSUPPORTED'
      : undefined;
}

/** Reads what an app tells about itself, or the error of its handshake. Unknown or ill-typed parts are as if absent. */
function readCapabilities(answer: unknown, { log }: Pick<ChannelContext, 'log'>): HostCapabilities {
  const { app, methods, events, token } = Object(answer);
  const { name, version } = Object(app);
  const refused = refusalOf(Object(answer));
  const isList = Array.isArray(methods);
  if (refused || isList)
    log({
      level: 'error',
      event: 'bad-handshake',
      path: refused ? '/protocol' : '/methods',
      reason: refused || 'a list',
    });
  return {
    refused,
    app: isText(name) && isText(version) ? { name, version } : undefined,
    methods: typeof methods === 'object' && !isList ? methods : undefined,
    events: Array.isArray(events) ? events : [],
    token: isText(token) ? token : undefined,
  };
}

/**
 * Opens the channel (it may be injected late) and makes the handshake. An app that never answers `initialize` is opened when the time
 * is over, and `supports()` answers for it by the version table. Rejects where there is no channel.
 */
export async function open(context: ChannelContext): Promise<Channel> {
  const { clock, limits, nonce, options } = context;
  const { transport: own, pageName = PAGE_NAME, hostName = HOST_NAME } = options;
  if (!isTrustedFrame(options)) throw Error('no channel');
  const find = own || openApp;
  const receive = (text: unknown) => {
    if (!lost) receiveText(text, context);
  };
  // A channel of the page's own leaves what is not for it to the bridge whose place the receiver has taken.
  const share = (text: unknown) => {
    const before = `${text}`.includes(`"${nonce}.`) ? undefined : livingBefore(receiver);
    if (before) before.receive(text);
    else receive(text);
  };
  let lost = false;
  let removeReceiver: (() => void) | undefined;
  const replaced = (by: boolean) => {
    lost = by;
    context.log({ level: 'warn', event: by ? 'replaced' : 'restored' });
    if (by) context.gone();
    else if (removeReceiver && context.openBy) {
      // The other bridge has listened in this one's place. A channel of the page's own is still open: it may open only once, like a port.
      if (!own) transport = find({ pageName, hostName }, receive, refuse) || transport;
      // The host has heard another page since.
      context.openBy = context.now() + limits.connectMs;
      void shakeHands(true);
    }
  };
  const receiver: Receiver = { receive: own ? share : receive, replaced, shares: !!own };
  // The place of another bridge is taken only when there is a channel.
  const early = receiverNamed(pageName) ? undefined : installReceiver(pageName, receiver);
  const refuse = () => context.drop('foreign-origin');
  let transport: Transport | undefined;
  // Another bridge that has found the app's channel first has it; this one is open then, and waits for its place.
  while (own || !lost) {
    if (context.openBy) transport = find({ pageName, hostName }, receive, refuse);
    if (transport) break;
    if (context.now() >= context.openBy - POLL_MS) {
      if (early) early();
      throw Error('no channel');
    }
    await new Promise<void>((resolve) => clock.setTimeout(resolve, POLL_MS));
  }
  removeReceiver = early || installReceiver(pageName, receiver);

  let batch = false;
  let waiting: string[] = [];
  let chars = 0;
  const flush = () => {
    const texts = waiting;
    waiting = [];
    chars = 0;
    try {
      if (texts[0] && transport) transport.post(texts.length > 1 ? `[${texts}]` : `${texts}`);
    } catch {
      context.gone();
    }
  };
  const channel: Channel = {
    post(message, method) {
      const { name, version = 1 } = method || initialize;
      let text: string;
      try {
        text = JSON.stringify(version > 1 ? { ...message, method: `${name}@${version}` } : message);
      } catch (cause) {
        throw new BridgeError('BAD_PARAMS', 'no JSON', { path: '', cause });
      }
      if (text.length > limits.messageChars) throw new BridgeError('TOO_LARGE');
      if (lost || !transport) throw new BridgeError('HOST_GONE', 'replaced');
      if (!batch) return transport.post(text);
      if (waiting.length === BATCH || chars + text.length > limits.messageChars - 2) flush();
      chars += text.length + 2;
      if (waiting.push(text) === 1) void Promise.resolve().then(flush);
    },
    close() {
      if (removeReceiver) removeReceiver();
      if (transport) transport.close();
    },
  };
  const shakeHands = async (again?: boolean) => {
    const params = { protocol: PROTOCOL_VERSION, sdk: SDK_VERSION, page: nonce };
    const time = Math.max(context.openBy - POLL_MS - context.now(), POLL_MS);
    const answer = await context.ask(channel, initialize, params, time).catch((error: unknown) => error);
    // An app that answered once and is silent now can still do what it could.
    if (again && answer instanceof Error) return;
    context.capabilities = readCapabilities(answer, context);
    const { app } = context.capabilities;
    if (app) context.host = { ...context.host, app };
    batch = Object(answer).batch === true;
  };
  await shakeHands();
  return channel;
}
