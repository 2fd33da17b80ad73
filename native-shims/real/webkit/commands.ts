/** Orders to a host program and its answers, as JSON lines. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isObject, parseJson, textOf } from '../../src/json.ts';

export interface Orders {
  /** Resolves with the answer's value; rejects with the host's words, or when the host has ended. */
  give(order: string, details?: object): Promise<unknown>;
  /** Resolves with the next event of that name. */
  next(event: string): Promise<void>;
}

export interface HostEvent {
  readonly name: string;
  readonly text: string;
  /** Of a message that may be replied to. */
  readonly handle: number | undefined;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export function openOrders(from: Readable, to: Writable, told: (event: HostEvent) => void): Orders {
  const open = new Map<number, Waiting>();
  const awaited = new Map<string, Array<() => void>>();
  let last = 0;
  let ended = false;

  const take = (line: string) => {
    const message = parseJson(line);
    if (!isObject(message)) return;
    if (typeof message.done === 'number') return settle(message.done, message);
    const name = textOf(message, 'event');
    const handle = typeof message.handle === 'number' ? message.handle : undefined;
    told({ name, text: textOf(message, 'text'), handle });
    for (const resolve of awaited.get(name) ?? []) resolve();
    awaited.delete(name);
  };
  const settle = (id: number, { error, value }: Record<string, unknown>) => {
    const waiting = open.get(id);
    open.delete(id);
    if (typeof error === 'string') waiting?.reject(new Error(error));
    else waiting?.resolve(typeof value === 'string' ? parseJson(value) : undefined);
  };

  const lines = createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', take);
  lines.once('close', () => {
    ended = true;
    for (const { reject } of open.values()) reject(new Error('the host has ended'));
  });
  // A host that is gone is told by the lines' end.
  to.on('error', () => {});

  return {
    give: (order, details = {}) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new Error('the host has ended'));
        const id = ++last;
        open.set(id, { resolve, reject });
        to.write(`${JSON.stringify({ id, do: order, ...details })}\n`);
      }),
    next: (event) =>
      new Promise((resolve) => {
        awaited.set(event, [...(awaited.get(event) ?? []), resolve]);
      }),
  };
}
