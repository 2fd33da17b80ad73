/** Sends commands to a host program and reads its answers, as JSON lines. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isObject, parseJson, textOf } from '../../src/json.ts';

export interface Commands {
  /** Resolves to the answer's value. Rejects with the host's error, or when the host has ended. */
  send(command: string, details?: object): Promise<unknown>;
  /** Resolves with the next event of that name. */
  next(event: string): Promise<void>;
}

export interface HostEvent {
  readonly name: string;
  readonly text: string;
  /** Present if the message has a reply. */
  readonly handle: number | undefined;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

export function openCommands(from: Readable, to: Writable, onEvent: (event: HostEvent) => void): Commands {
  const pendingById = new Map<number, Waiting>();
  const waiters = new Map<string, Array<() => void>>();
  let lastId = 0;
  let hasEnded = false;

  const receive = (line: string) => {
    const message = parseJson(line);
    if (!isObject(message)) return;
    if (typeof message.done === 'number') return settle(message.done, message);
    const name = textOf(message, 'event');
    const handle = typeof message.handle === 'number' ? message.handle : undefined;
    onEvent({ name, text: textOf(message, 'text'), handle });
    for (const resolve of waiters.get(name) ?? []) resolve();
    waiters.delete(name);
  };
  const settle = (id: number, { error, value }: Record<string, unknown>) => {
    const pending = pendingById.get(id);
    pendingById.delete(id);
    if (typeof error === 'string') pending?.reject(new Error(error));
    else pending?.resolve(typeof value === 'string' ? parseJson(value) : undefined);
  };

  const lines = createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', receive);
  lines.once('close', () => {
    hasEnded = true;
    for (const { reject } of pendingById.values()) reject(new Error('the host has ended'));
  });
  // Ignores write errors, because the end of the lines reports an ended host.
  to.on('error', () => {});

  return {
    send: (command, details = {}) =>
      new Promise((resolve, reject) => {
        if (hasEnded) return reject(new Error('the host has ended'));
        const id = ++lastId;
        pendingById.set(id, { resolve, reject });
        to.write(`${JSON.stringify({ id, do: command, ...details })}\n`);
      }),
    next: (event) =>
      new Promise((resolve) => {
        waiters.set(event, [...(waiters.get(event) ?? []), resolve]);
      }),
  };
}
