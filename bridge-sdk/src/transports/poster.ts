/**
 * The channel for objects with `postMessage(text)`. They answer by the returned promise (iOS message handlers with reply), by their
 * `onmessage` (Android's `addWebMessageListener`), or by calling the page's receiver (all others).
 */
import { globalPoster, type Poster } from '../core/host-globals.ts';
import type { ChannelNames, OpenTransport } from './transport.ts';

/**
 * `find` is called before each use, because the host may remove or replace the object.
 * @internal
 */
export const posterTransport =
  (find: (names: ChannelNames) => Poster | undefined): OpenTransport =>
  (names, receive) => {
    const first = find(names);
    if (!first) return undefined;
    const listens = 'onmessage' in first;
    const listen = ({ data }: { data: unknown }) => receive(data);
    if (listens) first.onmessage = listen;
    // A plain handler resolves with nothing. A refusal carries its text as the message.
    const deliver = (answer: unknown) => {
      if (answer && typeof answer === 'string') receive(answer);
    };
    return {
      post(text) {
        const poster = find(names);
        if (!poster) throw Error('no channel');
        const reply = poster.postMessage(text);
        if (reply instanceof Promise) reply.then(deliver, (error: unknown) => deliver(Object(error).message));
      },
      close() {
        // Not if another bridge of this page listens now.
        if (listens && first.onmessage === listen) first.onmessage = null;
      },
    };
  };

/** Flutter's `JavaScriptChannel`: `window.<hostName>.postMessage(text)`; the app answers by the page's receiver. */
export const flutterTransport = /* @__PURE__ */ posterTransport(({ hostName }) => globalPoster(hostName));
