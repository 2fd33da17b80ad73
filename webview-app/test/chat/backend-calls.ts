/** Sends the requests of a conversation by a `fetch` that the test provides, as the app's request client does. */
import type { ChatLine, ChatRecord } from '../../src/api/consultation.ts';
import type { Unsent } from '../../src/chat/outbox.ts';
import { ApiError } from '../../src/client/request.ts';

/** The seeded consultation that is still open. */
export const ORDER_NO = 'O1001';
export const BIZ_ORDER_NO = 'Z9001';
const RECORD = '/api/sdhealth/special-inquiry/get-chat-record';
const ASK = '/api/sdhealth/special-inquiry/ask-question';

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

interface Envelope<Data> {
  readonly code: number;
  readonly data: Data;
  readonly msg: string;
}

async function call<Data>(fetch: Fetch, path: string, init: RequestInit, token: string): Promise<Data> {
  const headers = { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` };
  const response = await fetch(path, { ...init, headers }).catch(() => {
    throw new ApiError('NETWORK', path);
  });
  const { code, data, msg }: Envelope<Data> = await response.json();
  if (code !== 0) throw new ApiError(code, path, { serverMessage: msg });
  return data;
}

export const readRecord = (fetch: Fetch, token: string, after = 0): Promise<ChatRecord> => {
  const query = new URLSearchParams({ orderNo: ORDER_NO, bizOrderNo: BIZ_ORDER_NO, after: String(after) });
  return call<ChatRecord>(fetch, `${RECORD}?${query}`, {}, token);
};

export async function ask(fetch: Fetch, token: string, message: Unsent): Promise<readonly ChatLine[]> {
  const { clientMsgId, text, pictureUrl } = message;
  const body = JSON.stringify({
    ...{ orderNo: ORDER_NO, bizOrderNo: BIZ_ORDER_NO, clientMsgId, text },
    pictures: pictureUrl ? [pictureUrl] : [],
  });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  return (await call<{ lines: ChatLine[] }>(fetch, ASK, init, token)).lines;
}

/** Calls an address that controls the embedded backend. */
export async function control(fetch: Fetch, path: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`/__fixtures/${path}`, { method: 'POST', body: JSON.stringify(body), headers });
  return response.json();
}
