/** Connects to an adapter over a program's input and output, or over a socket. Each request and each answer is one line of JSON. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { isObject, type JsonObject } from '../json.ts';

export interface Adapter {
  /** Sends a request. Resolves to the answer. Rejects after a timeout, or if the adapter is gone. */
  ask(request: JsonObject): Promise<JsonObject>;
  close(): void;
}

interface Connection {
  readonly input: Writable;
  readonly output: Readable;
  close(): void;
}

function adapterOf({ input, output, close }: Connection, waitMs: number): Adapter {
  let pending: { resolve(reply: JsonObject): void; reject(error: Error): void } | undefined;
  const onClose = () => pending?.reject(new Error('the adapter is gone'));
  createInterface({ input: output }).on('line', (line) => {
    // Prints any other line of the program, because it is not an answer.
    const reply: unknown = line.startsWith('{') ? JSON.parse(line) : undefined;
    if (isObject(reply)) pending?.resolve(reply);
    else if (line !== '') console.error(line);
  });
  output.once('close', onClose);
  input.on('error', onClose);
  return {
    ask(request) {
      return new Promise<JsonObject>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no answer within ${waitMs} ms`)), waitMs);
        const settleWith =
          <Value>(settle: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            pending = undefined;
            settle(value);
          };
        pending = { resolve: settleWith(resolve), reject: settleWith(reject) };
        if (output.destroyed) return onClose();
        input.write(`${JSON.stringify(request)}\n`);
      });
    },
    close,
  };
}

/** Starts a program as the adapter, over its input and output. Its error output is printed. */
export function program([file = '', ...args]: readonly string[], waitMs: number): Adapter {
  const child: ChildProcess & { stdin: Writable; stdout: Readable } = spawn(file, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  child.once('error', () => child.stdout.destroy());
  return adapterOf({ input: child.stdin, output: child.stdout, close: () => child.stdin.end() }, waitMs);
}

/** Connects to an app that listens on `host:port`. `adb forward` or `iproxy` forwards a phone's port. */
export function socket(address: string, waitMs: number): Adapter {
  const index = address.lastIndexOf(':');
  const connection = connect(Number(address.slice(index + 1)), address.slice(0, index) || '127.0.0.1');
  return adapterOf({ input: connection, output: connection, close: () => connection.end() }, waitMs);
}
