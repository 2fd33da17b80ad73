/** Own apps, Android and iOS: JSON-RPC over whichever channel the app offers. */
import type { Link, LinkContext } from '../core/link.ts';
import { PROTOCOL_VERSION, receive, SDK_VERSION } from '../core/protocol.ts';
import { HOST_NAME, isTrustedFrame, PAGE_NAME } from '../core/signs.ts';
import { BridgeError } from '../errors.ts';
import { openApp } from '../transports/app.ts';
import { installReceiver } from '../transports/page-receiver.ts';
import { initialize, readNews } from './initialize.ts';

const POLL_MS = 50;

/**
 * Opens the channel (it may be injected late) and shakes hands. An app that never answers `initialize` is opened all the same
 * when the time is over, and served by the version table. Rejects where there is no channel.
 */
export async function open(context: LinkContext): Promise<Link> {
  const { clock, limits, nonce, options } = context;
  const { transport: find = openApp, pageName = PAGE_NAME, hostName = HOST_NAME } = options;
  if (!isTrustedFrame(options)) throw Error('foreign frame');
  const until = clock.Date.now() + limits.connectMs - POLL_MS;
  const take = (text: unknown) => receive(text, context);
  const removeReceiver = installReceiver(pageName, take);
  const refuse = () => context.drop('foreign-origin');
  const look = () => find({ pageName, hostName }, take, refuse);
  let found = look();
  while (!found) {
    if (clock.Date.now() >= until) {
      removeReceiver();
      throw Error('no channel');
    }
    await new Promise<void>((resolve) => clock.setTimeout(resolve, POLL_MS));
    found = look();
  }
  const channel = found;

  let batch = false;
  let waiting: string[] = [];
  const flush = () => {
    const texts = waiting;
    waiting = [];
    try {
      channel.post(texts.length > 1 ? `[${texts}]` : `${texts}`);
    } catch {
      context.gone();
    }
  };
  const link: Link = {
    post(message) {
      const text = JSON.stringify(message);
      if (text.length > limits.messageChars) throw new BridgeError('TOO_LARGE', `${text.length} characters`);
      if (!batch) channel.post(text);
      else if (waiting.push(text) === 1) void Promise.resolve().then(flush);
    },
    close() {
      removeReceiver();
      channel.close();
    },
  };
  // An app that does not know `initialize`, or answers too late, is an old one.
  const params = { protocol: PROTOCOL_VERSION, sdk: SDK_VERSION, page: nonce };
  const answer = await context.ask(link, initialize, params, until - clock.Date.now()).catch(() => undefined);
  context.news = readNews(answer);
  const { app } = context.news;
  if (app) context.host = { ...context.host, app };
  batch = Object(answer).batch === true;
  return link;
}
