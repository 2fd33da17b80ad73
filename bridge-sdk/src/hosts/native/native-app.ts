/** Own apps, Android and iOS: JSON-RPC over whichever channel the app offers. */
import type { Link, LinkContext } from '../../core/link.ts';
import { PROTOCOL_VERSION, receive, SDK_VERSION } from '../../core/protocol.ts';
import { HOST_NAME, isTrustedFrame, PAGE_NAME } from '../../core/signs.ts';
import { BridgeError } from '../../errors.ts';
import { openApp } from '../../transports/app.ts';
import { installReceiver } from '../../transports/page-receiver.ts';
import type { Transport } from '../../transports/transport.ts';
import { initialize, readNews } from './initialize.ts';

const POLL_MS = 50;

/**
 * Opens the channel (it may be injected late) and shakes hands. An app that never answers `initialize` is opened all the same
 * when the time is over, and served by the version table. Rejects where there is no channel.
 */
export async function open(context: LinkContext): Promise<Link> {
  const { clock, limits, nonce, options } = context;
  const { transport: find = openApp, pageName = PAGE_NAME, hostName = HOST_NAME } = options;
  if (!isTrustedFrame(options)) throw Error('no channel');
  const take = (text: unknown) => receive(text, context);
  const removeReceiver = installReceiver(pageName, take);
  const refuse = () => context.drop('foreign-origin');
  let found: Transport | undefined;
  for (;;) {
    found = context.openBy ? find({ pageName, hostName }, take, refuse) : undefined;
    if (found) break;
    if (context.now() >= context.openBy - POLL_MS) {
      removeReceiver();
      throw Error('no channel');
    }
    await new Promise<void>((resolve) => clock.setTimeout(resolve, POLL_MS));
  }
  const channel = found;

  let batch = false;
  let waiting: string[] = [];
  let chars = 0;
  const flush = () => {
    const texts = waiting;
    waiting = [];
    chars = 0;
    try {
      if (texts[0]) channel.post(texts.length > 1 ? `[${texts}]` : `${texts}`);
    } catch {
      context.gone();
    }
  };
  const link: Link = {
    post(message) {
      let text: string;
      try {
        text = JSON.stringify(message);
      } catch {
        throw new BridgeError('BAD_PARAMS', 'no JSON');
      }
      if (text.length > limits.messageChars) throw new BridgeError('TOO_LARGE');
      if (!batch) return channel.post(text);
      if (chars + text.length > limits.messageChars - 2) flush();
      chars += text.length + 2;
      if (waiting.push(text) === 1) void Promise.resolve().then(flush);
    },
    close() {
      removeReceiver();
      channel.close();
    },
  };
  // An app that does not know `initialize`, or answers too late, is an old one.
  const params = { protocol: PROTOCOL_VERSION, sdk: SDK_VERSION, page: nonce };
  const answer = await context
    .ask(link, initialize, params, context.openBy - POLL_MS - context.now())
    .catch(() => undefined);
  context.news = readNews(answer);
  const { app } = context.news;
  if (app) context.host = { ...context.host, app };
  batch = Object(answer).batch === true;
  return link;
}
