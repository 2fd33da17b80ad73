/** Answers a request with one content: packed as the request takes it, whole or in part, or not at all where the browser has it. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Encoding, encodingFor, isText, packed } from './encodings.ts';

export interface Content {
  readonly body: Buffer;
  readonly type: string;
  readonly cacheControl: string;
  /** The time at which the file was written; none for a content that is made anew. */
  readonly modified?: Date;
}

interface Form {
  readonly encoding: Encoding;
  readonly body: Buffer;
}

/** The forms of the contents that are served, each made once. */
const forms = new WeakMap<Buffer, Map<Encoding, Promise<Buffer | undefined>>>();
const tags = new WeakMap<Buffer, string>();

/** Answers with a content. A `HEAD` gets the same headers and no body. */
export async function sendContent(request: IncomingMessage, response: ServerResponse, content: Content): Promise<void> {
  const { body, type, cacheControl, modified } = content;
  const isStored = cacheControl !== 'no-store';
  response.setHeader('content-type', type);
  response.setHeader('cache-control', cacheControl);
  if (isText(type)) response.setHeader('vary', 'Accept-Encoding');
  // What is not kept is never asked for again by its tag, nor in parts.
  if (!isStored) return finish(request, response, 200, await formOf(request, content));
  response.setHeader('accept-ranges', 'bytes');
  if (modified) response.setHeader('last-modified', modified.toUTCString());
  const part = partOf(request, content);
  // A part is one of the file as it is, so that parts fit together whatever the next request takes.
  const form = part ? { encoding: 'identity' as const, body } : await formOf(request, content);
  response.setHeader('etag', tagOf(body, form.encoding));
  if (isKnown(request, content)) return void response.writeHead(304).end();
  if (!part) return finish(request, response, 200, form);
  if (part === 'outside') {
    response.writeHead(416, { 'content-range': `bytes */${body.length}` }).end();
    return;
  }
  response.setHeader('content-range', `bytes ${part.from}-${part.to}/${body.length}`);
  finish(request, response, 206, { encoding: 'identity', body: body.subarray(part.from, part.to + 1) });
}

function finish({ method }: IncomingMessage, response: ServerResponse, status: number, { encoding, body }: Form): void {
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(status, { 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}

async function formOf({ headers }: IncomingMessage, { body, type }: Content): Promise<Form> {
  const encoding = isText(type) ? encodingFor(String(headers['accept-encoding'] ?? '')) : 'identity';
  if (encoding === 'identity') return { encoding, body };
  const made = forms.get(body) ?? new Map<Encoding, Promise<Buffer | undefined>>();
  forms.set(body, made);
  const making = made.get(encoding) ?? packed(body, encoding);
  made.set(encoding, making);
  const smaller = await making;
  return smaller ? { encoding, body: smaller } : { encoding: 'identity', body };
}

/** The tag of a form: two forms of one file are different answers. */
function tagOf(body: Buffer, encoding: Encoding): string {
  const tag = tags.get(body) ?? createHash('sha256').update(body).digest('base64url').slice(0, 16);
  tags.set(body, tag);
  return encoding === 'identity' ? `"${tag}"` : `"${tag}-${encoding}"`;
}

const allTags = (body: Buffer): string[] => (['identity', 'br', 'gzip'] as const).map((form) => tagOf(body, form));

/** True where the browser has this content: by its tag, else by its date. */
function isKnown({ headers }: IncomingMessage, { body, modified }: Content): boolean {
  const known = headers['if-none-match'];
  if (known !== undefined) {
    const named = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return named.includes('*') || allTags(body).some((tag) => named.includes(tag));
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // A header's date has no parts of a second.
  return modified !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= since;
}

type Part = { readonly from: number; readonly to: number } | 'outside' | undefined;

/** Returns the one part that a request names; undefined for the whole, as for several parts or a file that is another one by now. */
function partOf({ method, headers }: IncomingMessage, { body, modified }: Content): Part {
  const [, begin = '', end = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.trim() ?? '') ?? [];
  if (method !== 'GET' || (!begin && !end)) return undefined;
  const condition = headers['if-range'];
  const isSame = (text: string) => text === tagOf(body, 'identity') || text === modified?.toUTCString();
  if (typeof condition === 'string' && !isSame(condition)) return undefined;
  const last = body.length - 1;
  const from = begin ? Number(begin) : Math.max(0, body.length - Number(end));
  const to = begin && end ? Math.min(Number(end), last) : last;
  if (begin && end && Number(end) < from) return undefined;
  return from > last ? 'outside' : { from, to };
}
