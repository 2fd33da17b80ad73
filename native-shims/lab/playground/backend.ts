/** Runs the embedded backend in a page, with the same handlers and sockets. Its state ends with the page. */
import { CHAT_PATH } from '../../../fixtures/src/consultation/chat/chat-server.ts';
import { SANDBOX_HEADER } from '../../../fixtures/src/sandbox-name.ts';
import { openBackend } from '../../../fixtures/src/server.ts';
import type { Answered, Asked } from './addresses.ts';
import type { SocketServer } from './page-socket.ts';

/** Describes the phone of a request, as its requests lack these data. */
export interface Caller {
  readonly sandbox: string;
  readonly language: 'zh' | 'en';
}

export interface PageBackend extends SocketServer {
  /** Sends the page's own requests, such as the lab's to the control addresses. */
  readonly send: typeof fetch;
  answer(request: Asked): Promise<Answered>;
}

const KEY_HEADER = 'x-fixture-key';

/** Opens the backend. `callerOf` returns a phone's data by its name. */
export function openPageBackend(origin: string, callerOf: (phone: string) => Caller): PageBackend {
  // Needs a key, as a site's origin is not loopback. Only this page has the key.
  const key = crypto.randomUUID();
  const { app, chat } = openBackend({ origins: [origin], key });
  return {
    send: async (input, init) => {
      const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init);
      request.headers.set(KEY_HEADER, key);
      return app.fetch(request);
    },
    async answer({ phone, method, address, headers, body, isNavigation }) {
      const caller = callerOf(phone);
      const ownHeaders = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
      if (!ownHeaders.has(SANDBOX_HEADER)) ownHeaders.set(SANDBOX_HEADER, caller.sandbox);
      if (isNavigation) ownHeaders.set('accept-language', caller.language);
      ownHeaders.set(KEY_HEADER, key);
      try {
        const request = new Request(new URL(address, origin), { method, headers: ownHeaders, ...(body && { body }) });
        const answer = await app.fetch(request);
        return { status: answer.status, headers: [...answer.headers], body: await answer.arrayBuffer() };
      } catch {
        return undefined;
      }
    },
    join(phone, address, peer) {
      const url = new URL(address);
      if (url.pathname !== CHAT_PATH) return undefined;
      const arrival = {
        ...callerOf(phone),
        clientId: url.searchParams.get('clientId') ?? '',
        orderNo: url.searchParams.get('orderNo') ?? '',
      };
      return chat.refuses(arrival) ? undefined : chat.enter(arrival, peer);
    },
  };
}
