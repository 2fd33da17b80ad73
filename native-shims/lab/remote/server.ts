/**
 * The dev server's part of real phones in the lab: it passes on what they report, and tells them where the lab has gone. Reports hold
 * what a person sees and types, so they go to a lab on this machine only; orders come from there only. No page of a foreign site sends any.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderSVG } from 'uqr';
import type { Connect } from 'vite';
import { JOIN, type JoinAnswer, PHONE_COOKIE, type PhoneOrder, REMOTE, STREAM } from './join.ts';

/** Bytes of a report; more is no report. */
const REPORT_LIMIT = 4_000_000;
/** Reports that are kept of each phone, for a lab that is opened later, and their characters. */
const KEPT = 100;
const KEPT_LENGTH = 8_000_000;
/** Phones that may have joined; one more puts out the one that was silent the longest. */
const MOST_PHONES = 12;
/** Milliseconds after which a silent phone is forgotten. It joins again by itself when it speaks. */
const SILENT_MS = 3_600_000;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

interface Told {
  readonly number: number;
  readonly text: string;
}

interface JoinedPhone {
  at: number;
  told: readonly Told[];
}

/** Recognizes a caller on this machine by a local host name. A foreign name may resolve to this machine (DNS rebinding). */
const isHere = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');

/** True for a page of this server, and for a program that is no page. */
function isOwnPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Returns the path of an address of this site, as a browser reads it; undefined for any other address. */
function ownPath(address: unknown): string | undefined {
  const own = 'http://lab.invalid';
  if (typeof address !== 'string' || !URL.canParse(address, own)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, own);
  // A path that begins with two slashes would later be read as another site.
  return origin === own && address.startsWith('/') && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}

/** `origins` gives those by which other machines reach this server; without one nobody joins. `now` is in milliseconds. */
export function remotePhones(origins: () => readonly string[], now = Date.now): Connect.NextHandleFunction {
  const phones = new Map<string, JoinedPhone>();
  const labs = new Set<ServerResponse>();
  /** Names this run of the server in the numbers of what it tells. */
  const run = randomBytes(4).toString('hex');
  let number = 0;
  let order: PhoneOrder = { number: 0, address: '' };

  /** Drops the silent ones, and the one that was silent the longest where there are too many. The map begins with it. */
  const tidy = () => {
    for (const [id, { at }] of phones) {
      if (phones.size > MOST_PHONES || now() - at > SILENT_MS) phones.delete(id);
    }
  };
  const join = (response: ServerResponse) => {
    const id = randomBytes(4).toString('hex');
    phones.set(id, { at: now(), told: [] });
    tidy();
    const cookie = `${PHONE_COOKIE}=${id}; Path=/; SameSite=Lax`;
    response.writeHead(302, { location: '/health/', 'set-cookie': cookie }).end();
  };
  const whoMayJoin = (request: IncomingMessage): JoinAnswer => {
    const addresses = origins().map((origin) => origin + JOIN);
    const picture = addresses[0] === undefined ? '' : renderSVG(addresses[0], { border: 2 });
    return { addresses, picture, isHere: isHere(request) };
  };
  const stream = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    // A lab that was away for a moment names the last that it has heard.
    const [ofRun, last] = String(request.headers['last-event-id'] ?? '').split('-');
    const heard = ofRun === run ? Number(last) : 0;
    const reports = [...phones.values()].flatMap((phone) => phone.told).toSorted((a, b) => a.number - b.number);
    for (const report of reports) if (report.number > heard) response.write(report.text);
    labs.add(response);
    request.on('close', () => labs.delete(response));
  };
  const hear = (id: string, phone: JoinedPhone, report: unknown, response: ServerResponse) => {
    number++;
    const text = `id: ${run}-${number}\ndata: ${JSON.stringify({ id, report })}\n\n`;
    phone.at = now();
    phone.told = newest([...phone.told, { number, text }]);
    phones.delete(id);
    phones.set(id, phone);
    tidy();
    for (const lab of labs) lab.write(text);
    json(response, order);
  };

  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const { method } = request;
    if (path.startsWith('/lab/') && method === 'POST' && !isOwnPage(request))
      return refuse(response, 403, 'Pages of this site only');
    if (path !== JOIN && path !== REMOTE && !path.startsWith(`${REMOTE}/`)) return next();
    const isOpen = origins().length > 0;
    if (path === REMOTE && method === 'GET') return json(response, whoMayJoin(request));
    if (!isOpen)
      return refuse(response, 403, 'This server is open to its own machine only: start it with HOST=0.0.0.0.');
    if (path === JOIN) return join(response);
    if ((path === STREAM || path === REMOTE) && !isHere(request)) return refuse(response, 403, 'This machine only');
    if (path === STREAM) return stream(request, response);
    if (method !== 'POST') return refuse(response, 405, 'POST only');
    if (path === REMOTE) {
      return read(request, response, (body) => {
        const address = ownPath(Object(body).address);
        if (address === undefined) return refuse(response, 400, 'No address of this site');
        order = { number: order.number + 1, address };
        json(response, order);
      });
    }
    const id = path.slice(REMOTE.length + 1);
    const phone = phones.get(id);
    if (!phone) return refuse(response, 404, 'No such phone');
    read(request, response, (body) => hear(id, phone, body, response));
  };
}

/** Returns the newest reports within the limits. */
function newest(reports: readonly Told[]): readonly Told[] {
  let length = 0;
  const first = reports.findLastIndex(({ text }) => {
    length += text.length;
    return length > KEPT_LENGTH;
  });
  return reports.slice(Math.max(first + 1, reports.length - KEPT));
}

function read(request: IncomingMessage, response: ServerResponse, use: (body: unknown) => void): void {
  const parts: Buffer[] = [];
  let size = 0;
  request.on('data', (part: Buffer) => {
    size += part.length;
    if (size <= REPORT_LIMIT) parts.push(part);
  });
  request.on('end', () => {
    if (size > REPORT_LIMIT) return refuse(response, 413, 'Too long');
    let body: unknown;
    try {
      body = JSON.parse(Buffer.concat(parts).toString('utf8'));
    } catch {
      return refuse(response, 400, 'No JSON');
    }
    use(body);
  });
}

const json = (response: ServerResponse, body: object): void => {
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, status: number, words: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(words);
};
