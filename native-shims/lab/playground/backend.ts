/** Runs the embedded backend in a page, with the same handlers and sockets. Its state ends with the page. */
import { CHAT_PATH } from '../../../fixtures/src/consultation/chat/chat-server.ts';
import { SANDBOX_HEADER } from '../../../fixtures/src/sandbox-name.ts';
import { openBackend } from '../../../fixtures/src/server.ts';
import type { PageRequest, PageResponse } from './addresses.ts';
import type { SocketServer } from './page-socket.ts';

/** Describes the phone that sends a request, because the request lacks these data. */
export interface Caller {
  readonly sandbox: string;
  readonly language: 'zh' | 'en';
}

export interface PageBackend extends SocketServer {
  /** Sends requests of the page itself, such as the lab's requests to the control addresses. */
  readonly send: typeof fetch;
  answer(request: PageRequest): Promise<PageResponse>;
}

const KEY_HEADER = 'x-fixture-key';

/** Opens the backend. `callerOf` returns a phone's data by its name. */
export function openPageBackend(origin: string, callerOf: (phone: string) => Caller): PageBackend {
  // The backend needs a key, because a site's origin is not loopback. Only this page has the key.
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
      const allHeaders = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
      if (!allHeaders.has(SANDBOX_HEADER)) allHeaders.set(SANDBOX_HEADER, caller.sandbox);
      if (isNavigation) allHeaders.set('accept-language', caller.language);
      allHeaders.set(KEY_HEADER, key);
      try {
        const request = new Request(new URL(address, origin), { method, headers: allHeaders, ...(body && { body }) });
        const response = await app.fetch(request);
        return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
      } catch {
        return undefined;
      }
    },
    join(phone, address, peer) {
      const url = new URL(address);
      if (url.pathname !== CHAT_PATH) return undefined;
      const visit = {
        ...callerOf(phone),
        clientId: url.searchParams.get('clientId') ?? '',
        orderNo: url.searchParams.get('orderNo') ?? '',
      };
      return chat.refuses(visit) ? undefined : chat.enter(visit, peer);
    },
  };
}
