/** iOS and other WebKit hosts: `window.webkit.messageHandlers.<name>.postMessage(text)`, with or without a reply promise. */
import { globalNamed, webkitHandler } from '../core/signs.ts';
import type { OpenTransport } from './transport.ts';

interface Handler {
  postMessage(text: string): unknown;
}

const isHandler = (value: unknown): value is Handler =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Handler>).postMessage === 'function';

export const openWebkit: OpenTransport = ({ pageName }, receive) => {
  if (!isHandler(webkitHandler(pageName))) return undefined;
  return {
    post(text) {
      // Asked for again each time: the host may take its handler away in the middle.
      const handler = webkitHandler(pageName);
      if (!isHandler(handler)) throw new Error(`no message handler ${pageName}`);
      const reply = handler.postMessage(text);
      if (!(reply instanceof (globalNamed('Promise') as PromiseConstructor))) return;
      // A handler with reply answers here; a plain one resolves with nothing. A refusal carries its text as the message.
      const take = (answer: unknown) => {
        if (typeof answer === 'string' && answer !== '') receive(answer);
      };
      reply.then(take, (error: unknown) => take(error instanceof Error ? error.message : error));
    },
    close() {},
  };
};
