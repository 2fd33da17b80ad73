/**
 * Forwards the reports of real phones to the lab, and the lab's address to the phones. Reports contain personal data, so only a lab on
 * this machine receives them and sends orders. Pages of foreign sites are refused.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderSVG } from 'uqr';
import type { Connect } from 'vite';
import { JOIN, type JoinAnswer, PHONE_COOKIE, type PhoneOrder, REMOTE, STREAM } from './join.ts';

/** Limits the size of a report in bytes. */
const REPORT_LIMIT = 4_000_000;
/** Limits the stored reports of each phone, for a lab that opens later, by number and by characters. */
const MAX_REPORTS = 100;
const MAX_REPORTS_LENGTH = 8_000_000;
/** Limits the joined phones. Another phone replaces the phone with the longest silence. */
const MAX_PHONES = 12;
/** The silence after which a phone is removed (milliseconds). It joins again with its next report. */
const SILENT_MS = 3_600_000;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

interface StoredReport {
  readonly number: number;
  readonly text: string;
}

interface JoinedPhone {
  lastReportAt: number;
  reports: readonly StoredReport[];
}

/** Recognizes a caller on this machine by a local host name. A foreign name may resolve to this machine (DNS rebinding). */
const isHere = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK_HOST.test(headers.host ?? '');

/** Tells if a request comes from a page of this server, or from a program without an origin. */
function isSameOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

/** Returns the path of an address of this site. Undefined for any other address. */
function pathOnThisSite(address: unknown): string | undefined {
  const base = 'http://lab.invalid';
  if (typeof address !== 'string' || !URL.canParse(address, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, base);
  // Refuses a path with two leading slashes, which a browser would read as another host.
  return origin === base && address.startsWith('/') && !pathname.startsWith('//')
    ? pathname + search + hash
    : undefined;
}

/** Handles real phones. `origins` returns the server's network origins, without which no phone joins. `now` is in milliseconds. */
export function remotePhones(origins: () => readonly string[], now = Date.now): Connect.NextHandleFunction {
  const phones = new Map<string, JoinedPhone>();
  const labs = new Set<ServerResponse>();
  /** Identifies this run of the server in the ids of its events. */
  const run = randomBytes(4).toString('hex');
  let number = 0;
  let order: PhoneOrder = { number: 0, address: '' };

  /** Drops silent phones and, beyond the limit, the phone with the longest silence, which is first in the map. */
  const dropPhones = () => {
    for (const [id, { lastReportAt }] of phones) {
      if (phones.size > MAX_PHONES || now() - lastReportAt > SILENT_MS) phones.delete(id);
    }
  };
  const join = (response: ServerResponse) => {
    const id = randomBytes(4).toString('hex');
    phones.set(id, { lastReportAt: now(), reports: [] });
    dropPhones();
    const cookie = `${PHONE_COOKIE}=${id}; Path=/; SameSite=Lax`;
    response.writeHead(302, { location: '/health/', 'set-cookie': cookie }).end();
  };
  const joinAnswerFor = (request: IncomingMessage): JoinAnswer => {
    const addresses = origins().map((origin) => origin + JOIN);
    const picture = addresses[0] === undefined ? '' : renderSVG(addresses[0], { border: 2 });
    return { addresses, picture, isHere: isHere(request) };
  };
  const stream = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    // After a lost connection the lab page names the last event that it received.
    const [eventRun, eventNumber] = String(request.headers['last-event-id'] ?? '').split('-');
    const lastNumber = eventRun === run ? Number(eventNumber) : 0;
    const reports = [...phones.values()].flatMap((phone) => phone.reports).toSorted((a, b) => a.number - b.number);
    for (const report of reports) if (report.number > lastNumber) response.write(report.text);
    labs.add(response);
    request.on('close', () => labs.delete(response));
  };
  const storeReport = (id: string, phone: JoinedPhone, report: unknown, response: ServerResponse) => {
    number++;
    const text = `id: ${run}-${number}\ndata: ${JSON.stringify({ id, report })}\n\n`;
    phone.lastReportAt = now();
    phone.reports = newest([...phone.reports, { number, text }]);
    phones.delete(id);
    phones.set(id, phone);
    dropPhones();
    for (const lab of labs) lab.write(text);
    json(response, order);
  };

  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    const { method } = request;
    if (path.startsWith('/lab/') && method === 'POST' && !isSameOrigin(request))
      return refuse(response, 403, 'Pages of this site only');
    if (path !== JOIN && path !== REMOTE && !path.startsWith(`${REMOTE}/`)) return next();
    const isOpen = origins().length > 0;
    if (path === REMOTE && method === 'GET') return json(response, joinAnswerFor(request));
    if (!isOpen)
      return refuse(response, 403, 'This server is open to its own machine only: start it with HOST=0.0.0.0.');
    if (path === JOIN) return join(response);
    if ((path === STREAM || path === REMOTE) && !isHere(request)) return refuse(response, 403, 'This machine only');
    if (path === STREAM) return stream(request, response);
    if (method !== 'POST') return refuse(response, 405, 'POST only');
    if (path === REMOTE) {
      return read(request, response, (body) => {
        const address = pathOnThisSite(Object(body).address);
        if (address === undefined) return refuse(response, 400, 'No address of this site');
        order = { number: order.number + 1, address };
        json(response, order);
      });
    }
    const id = path.slice(REMOTE.length + 1);
    const phone = phones.get(id);
    if (!phone) return refuse(response, 404, 'No such phone');
    read(request, response, (body) => storeReport(id, phone, body, response));
  };
}

/** Returns the newest reports within the limits. */
function newest(reports: readonly StoredReport[]): readonly StoredReport[] {
  let length = 0;
  const first = reports.findLastIndex(({ text }) => {
    length += text.length;
    return length > MAX_REPORTS_LENGTH;
  });
  return reports.slice(Math.max(first + 1, reports.length - MAX_REPORTS));
}

function read(request: IncomingMessage, response: ServerResponse, use: (body: unknown) => void): void {
  const parts: Buffer[] = [];
  let size = 0;
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size <= REPORT_LIMIT) parts.push(chunk);
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

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
};
