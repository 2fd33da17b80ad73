/** Opens own apps on Android and iOS by JSON-RPC over the app's channel. */
import { globalNamed, HOST_NAME, isTrustedFrame, PAGE_NAME, webkitPoster } from '../../core/host-globals.ts';
import { MAX_BATCH, PROTOCOL_VERSION, receiveText, SDK_VERSION } from '../../core/protocol.ts';
import { withTimeout } from '../../core/timeout.ts';
import type { Channel, ChannelContext } from '../../core/types.ts';
import { BridgeError } from '../../errors.ts';
import { flutterTransport, posterTransport } from '../../transports/poster.ts';
import type { OpenTransport, Transport } from '../../transports/transport.ts';
import { initialize, readCapabilities } from './capabilities.ts';
import type { Receiver } from './receiver.ts';

const POLL_MS = 50;

/**
 * Opens the channel that an own app injects: `window.webkit.messageHandlers.<pageName>` on iOS, `window.<hostName>` of
 * `addWebMessageListener` or `addJavascriptInterface` on Android.
 */
const openWebkit = posterTransport(webkitPoster);
const openApp: OpenTransport = (...args) => openWebkit(...args) || flutterTransport(...args);

/**
 * Waits for the channel, which may be injected late, and makes the handshake. An app that never answers `initialize` is opened after
 * the timeout. `supports()` then answers by the version table. Rejects if there is no channel.
 */
export async function open(context: ChannelContext): Promise<Channel> {
  const { clock, limits, nonce, options } = context;
  const { transport: openCustom, pageName = PAGE_NAME, hostName = HOST_NAME } = options;
  if (!isTrustedFrame(options)) throw Error('no channel');
  const target = globalThis as Record<string, unknown>;
  let isReplaced = false;
  let isOpen = false;
  let transport: Transport | undefined;
  /** Queues a text for a batch. Absent until the host has offered batches and their code has loaded. */
  let queueForBatch: ((text: string) => void) | undefined;
  const receive = (text: unknown) => {
    if (!isReplaced) receiveText(text, context);
  };
  const find = () => (openCustom || openApp)({ pageName, hostName }, receive, () => context.drop('foreign-origin'));
  const receiver: Receiver = {
    receive,
    shares: !!openCustom,
    replaced(isNowReplaced) {
      isReplaced = isNowReplaced;
      context.log({ level: 'warn', event: isNowReplaced ? 'replaced' : 'restored' });
      if (isNowReplaced) context.gone();
      else if (isOpen && context.openBy) {
        // Open the app's channel again, because the other bridge has replaced its listener. The option `transport` may open only once,
        // like a port, and is still open.
        if (!openCustom) transport = find() || transport;
        // Repeat the handshake, because the host has answered another bridge since.
        context.openBy = context.now() + limits.connectMs;
        void shakeHands(true);
      }
    },
  };
  let removeReceiver = () => {
    receiver.gone = true;
    if (globalNamed(pageName) === receiver) delete target[pageName];
  };
  // Replace the global of another bridge only when this bridge has a channel.
  const hasOtherBridge = Object(globalNamed(pageName)).receive;
  const secondBridge = hasOtherBridge && (await withTimeout(context, limits.connectMs, import('./second-bridge.ts')));
  if (!secondBridge) target[pageName] = receiver;
  // If another bridge has found the app's channel first (`isReplaced`), this one opens without a channel until its global is restored.
  while (openCustom || !isReplaced) {
    if (context.openBy) transport = find();
    if (transport) break;
    if (context.now() >= context.openBy - POLL_MS) {
      removeReceiver();
      throw Error('no channel');
    }
    await new Promise<void>((resolve) => clock.setTimeout(resolve, POLL_MS));
  }
  if (secondBridge) removeReceiver = secondBridge.replaceReceiver(pageName, receiver, nonce, globalNamed);
  isOpen = true;

  const sendText = (text: string) => transport && transport.post(text);
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
      if (isReplaced || !transport) throw new BridgeError('HOST_GONE', 'replaced');
      (queueForBatch || sendText)(text);
    },
    close() {
      removeReceiver();
      if (transport) transport.close();
    },
  };
  const shakeHands = async (isRepeated?: boolean) => {
    const params = { protocol: PROTOCOL_VERSION, sdk: SDK_VERSION, page: nonce };
    const time = Math.max(context.openBy - POLL_MS - context.now(), POLL_MS);
    const answer = await context.ask(channel, initialize, params, time).catch((error: unknown) => error);
    // Keep the known capabilities if an app that has answered before is silent now.
    if (isRepeated && answer instanceof Error) return;
    context.capabilities = readCapabilities(answer, context);
    const { app } = context.capabilities;
    if (app) context.host = { ...context.host, app };
    queueForBatch = undefined;
    if (Object(answer).batch === true)
      // No call waits for this code. Without it each text is sent as a message.
      import('./batches.ts').then(
        ({ batches }) => {
          queueForBatch = batches(sendText, context, MAX_BATCH);
        },
        () => {},
      );
  };
  await shakeHands();
  return channel;
}
