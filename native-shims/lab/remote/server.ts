/** The dev server's part of real phones in the lab: it passes on what they report, and tells them where the lab has gone. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { renderSVG } from 'uqr';
import type { Connect } from 'vite';
import { JOIN, type JoinAnswer, PHONE_COOKIE, PHONE_ID, type PhoneOrder, REMOTE, STREAM } from './join.ts';

/** Bytes of a report; more is no report. */
const REPORT_LIMIT = 4_000_000;
/** Reports that are kept of each phone, for a lab that is opened later. */
const KEPT = 100;
const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** `origins` gives those by which other machines reach this server; without one nobody joins. */
export function remotePhones(origins: () => readonly string[]): Connect.NextHandleFunction {
  const reports = new Map<string, string[]>();
  const labs = new Set<ServerResponse>();
  let order: PhoneOrder = { number: 0, address: '' };

  const join = (response: ServerResponse) => {
    const id = randomBytes(4).toString('hex');
    const cookie = `${PHONE_COOKIE}=${id}; Path=/; SameSite=Lax`;
    response.writeHead(302, { location: '/health/', 'set-cookie': cookie }).end();
  };
  const whoMayJoin = (): JoinAnswer => {
    const addresses = origins().map((origin) => origin + JOIN);
    return { addresses, picture: addresses[0] === undefined ? '' : renderSVG(addresses[0], { border: 2 }) };
  };
  const stream = (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    for (const one of [...reports.values()].flat()) response.write(one);
    labs.add(response);
    request.on('close', () => labs.delete(response));
  };
  const hear = (id: string, report: unknown, response: ServerResponse) => {
    const event = `data: ${JSON.stringify({ id, report })}\n\n`;
    reports.set(id, [...(reports.get(id) ?? []), event].slice(-KEPT));
    for (const lab of labs) lab.write(event);
    json(response, order);
  };

  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    if (path !== JOIN && path !== REMOTE && !path.startsWith(`${REMOTE}/`)) return next();
    const isOpen = origins().length > 0;
    const { method } = request;
    if (path === REMOTE && method === 'GET') return json(response, whoMayJoin());
    if (!isOpen)
      return refuse(response, 403, 'This server is open to its own machine only: start it with HOST=0.0.0.0.');
    if (path === JOIN) return join(response);
    if (path === STREAM) return stream(request, response);
    if (method !== 'POST') return refuse(response, 405, 'POST only');
    const id = path.slice(REMOTE.length + 1);
    if (path === REMOTE) {
      // Orders come from the lab of this machine; no phone sends another one anywhere.
      if (!LOOPBACK.test(request.socket.remoteAddress ?? '')) return refuse(response, 403, 'This machine only');
      return read(request, response, (body) => {
        const address = Object(body).address;
        if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address))
          return refuse(response, 400, 'No address of this site');
        order = { number: order.number + 1, address };
        json(response, order);
      });
    }
    if (!PHONE_ID.test(id)) return refuse(response, 404, 'No such phone');
    read(request, response, (body) => hear(id, body, response));
  };
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
