/**
 * Opens a channel over an object with `postMessage(text)`. It answers by the returned promise (iOS message handlers with reply), by its
 * `onmessage` (Android's `addWebMessageListener`), or by calling the page's receiver (all others).
 */
import { globalPoster, type Poster } from '../core/host-globals.ts';
import type { ChannelNames, OpenTransport } from './transport.ts';

/**
 * Creates a channel over the object that `find` returns. `find` is called for each message, because the host may replace the object.
 * @internal
 */
export const posterTransport =
  (find: (names: ChannelNames) => Poster | undefined): OpenTransport =>
  (names, receive) => {
    const initialPoster = find(names);
    if (!initialPoster) return undefined;
    const hasOnMessage = 'onmessage' in initialPoster;
    const listen = ({ data }: { data: unknown }) => receive(data);
    if (hasOnMessage) initialPoster.onmessage = listen;
    // A handler without reply resolves to undefined. A rejection has the answer's text as its message.
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
        // Keep the handler if another bridge of this page has replaced it.
        if (hasOnMessage && initialPoster.onmessage === listen) initialPoster.onmessage = null;
      },
    };
  };

/** Opens a channel over Flutter's `JavaScriptChannel`, `window.<hostName>.postMessage(text)`. The app answers by the page's receiver. */
export const flutterTransport = /* @__PURE__ */ posterTransport(({ hostName }) => globalPoster(hostName));
