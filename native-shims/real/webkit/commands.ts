/** Sends commands to a host program and reads its answers, as JSON lines. */
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isObject, parseJson, textOf } from '../../src/json.ts';

export interface Commands {
  /** Resolves with the answer's value. Rejects with the host's error, or when the host has ended. */
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
  const open = new Map<number, Waiting>();
  const awaited = new Map<string, Array<() => void>>();
  let last = 0;
  let ended = false;

  const receive = (line: string) => {
    const message = parseJson(line);
    if (!isObject(message)) return;
    if (typeof message.done === 'number') return settle(message.done, message);
    const name = textOf(message, 'event');
    const handle = typeof message.handle === 'number' ? message.handle : undefined;
    onEvent({ name, text: textOf(message, 'text'), handle });
    for (const resolve of awaited.get(name) ?? []) resolve();
    awaited.delete(name);
  };
  const settle = (id: number, { error, value }: Record<string, unknown>) => {
    const pending = open.get(id);
    open.delete(id);
    if (typeof error === 'string') pending?.reject(new Error(error));
    else pending?.resolve(typeof value === 'string' ? parseJson(value) : undefined);
  };

  const lines = createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY });
  lines.on('line', receive);
  lines.once('close', () => {
    ended = true;
    for (const { reject } of open.values()) reject(new Error('the host has ended'));
  });
  // Ignores write errors, as the end of the lines reports an ended host.
  to.on('error', () => {});

  return {
    send: (command, details = {}) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(new Error('the host has ended'));
        const id = ++last;
        open.set(id, { resolve, reject });
        to.write(`${JSON.stringify({ id, do: command, ...details })}\n`);
      }),
    next: (event) =>
      new Promise((resolve) => {
        awaited.set(event, [...(awaited.get(event) ?? []), resolve]);
      }),
  };
}
