/** The provider's own apps, Android and iOS: JSON-RPC over whichever channel the app offers. */
import type { HostNews, Link, LinkContext, LinkRequest, Sink } from '../core/link.ts';
import {
  encodeAnswer,
  encodeCancel,
  encodeRequest,
  handshakeParams,
  readHandshake,
  receive,
} from '../core/protocol.ts';
import { HOST_NAME, isTrustedFrame, PAGE_NAME } from '../core/signs.ts';
import { compareVersions } from '../core/versions.ts';
import { BridgeError } from '../errors.ts';
import { openAndroid } from '../transports/android.ts';
import { installReceiver } from '../transports/page-receiver.ts';
import type { OpenTransport, Transport } from '../transports/transport.ts';
import { openWebkit } from '../transports/webkit.ts';

const POLL_MS = 50;

/**
 * Opens the channel (it may be injected late) and shakes hands. An app that never answers `initialize` is opened all the same
 * when the time is over, and served by the version table. Rejects where there is no channel.
 */
export async function open(context: LinkContext): Promise<Link> {
  const { clock, limits, nonce, options, sink } = context;
  if (!isTrustedFrame(options.origins)) throw new BridgeError('HOST_GONE', 'framed by a foreign page');
  const names = { pageName: options.pageName ?? PAGE_NAME, hostName: options.hostName ?? HOST_NAME };
  const until = clock.now() + limits.connectMs;
  const handshakeId = `${nonce}.0`;
  let shaken: (news: HostNews & { batch: boolean }) => void = () => {};
  const handshake = new Promise<HostNews & { batch: boolean }>((resolve) => {
    shaken = resolve;
  });
  // The handshake is the link's own; everything else is the kernel's.
  const outer: Sink = {
    accepted: (id) => (id === handshakeId ? undefined : sink.accepted(id)),
    progressed: (id, value) => sink.progressed(id, value),
    resolved: (id, result) => {
      if (id !== handshakeId) return sink.resolved(id, result);
      const news = readHandshake(result);
      sink.learned(news);
      shaken(news);
    },
    // An old app does not know `initialize`; it need not keep us waiting.
    failed: (id, error) => (id === handshakeId ? shaken({ batch: false }) : sink.failed(id, error)),
    event: (name, payload, answerId) => sink.event(name, payload, answerId),
    learned: (news) => sink.learned(news),
    dropped: (reason) => sink.dropped(reason),
    gone: () => sink.gone(),
  };
  const take = (text: unknown) => receive(text, outer, limits);
  const openChannel: OpenTransport = options.transport ?? ((...to) => openWebkit(...to) ?? openAndroid(...to));
  const removeReceiver = installReceiver(names.pageName, take);
  const transport = await findTransport(() => openChannel(names, take), context, until);
  if (!transport) {
    removeReceiver();
    throw new BridgeError('HOST_GONE', 'no native channel');
  }
  transport.post(encodeRequest({ id: handshakeId, method: 'initialize', params: handshakeParams(nonce) }));
  const timer = clock.setTimeout(() => shaken({ batch: false }), Math.max(0, until - clock.now() - POLL_MS));
  const news = await handshake;
  clock.clearTimeout(timer);
  const version = news.app?.version ?? context.host.app?.version ?? '0';
  return nativeLink(transport, context, version, news.batch, removeReceiver);
}

const sleep = ({ clock }: LinkContext, ms: number) =>
  new Promise<void>((resolve) => void clock.setTimeout(resolve, ms));

async function findTransport(
  find: () => Transport | undefined,
  context: LinkContext,
  until: number,
): Promise<Transport | undefined> {
  for (;;) {
    const transport = find();
    if (transport) return transport;
    if (context.clock.now() + POLL_MS >= until) return undefined;
    await sleep(context, POLL_MS);
  }
}

function nativeLink(
  transport: Transport,
  { limits, sink }: LinkContext,
  version: string,
  batch: boolean,
  removeReceiver: () => void,
): Link {
  let waiting: string[] = [];
  const flush = () => {
    const texts = waiting;
    waiting = [];
    try {
      transport.post(texts.length === 1 ? (texts[0] ?? '') : `[${texts.join(',')}]`);
    } catch {
      sink.gone();
    }
  };
  const post = (text: string) => {
    if (!batch) return transport.post(text);
    if (waiting.push(text) === 1) queueMicrotask(flush);
  };
  return {
    send(request) {
      const text = encodeRequest(forVersion(request, version));
      if (text.length > limits.messageChars)
        throw new BridgeError('TOO_LARGE', `${text.length} characters`, { method: request.method });
      post(text);
    },
    cancel: (id) => post(encodeCancel(id)),
    answer: (id, result) => post(encodeAnswer(id, result)),
    close() {
      removeReceiver();
      transport.close();
    },
  };
}

/** QUIRK(app<2.1.0): the payment message carries its two urls as paths, absolute from 2.1.0 (210) on. Specification, section 4. */
function forVersion(request: LinkRequest, version: string): LinkRequest {
  if (request.method !== 'paySeq' || compareVersions(version, '2.1.0') >= 0) return request;
  const params = request.params as { redirectUrl: string; failUrl: string };
  return {
    ...request,
    params: { ...params, redirectUrl: pathOf(params.redirectUrl), failUrl: pathOf(params.failUrl) },
  };
}

/** The path of an absolute url; of a page routed by its hash, the route in the hash. */
function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url, location.href);
  return hash.startsWith('#/') ? hash.slice(1) : pathname + search + hash;
}
