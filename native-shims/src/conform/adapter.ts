/** Connects to an adapter over a program's input and output, or a socket. Each request and each answer is a line of JSON. */
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

interface Ends {
  readonly input: Writable;
  readonly output: Readable;
  close(): void;
}

function overLines({ input, output, close }: Ends, waitMs: number): Adapter {
  let pending: { resolve(reply: JsonObject): void; reject(error: Error): void } | undefined;
  const gone = () => pending?.reject(new Error('the adapter is gone'));
  createInterface({ input: output }).on('line', (line) => {
    // Print any other line of the program. It is not an answer.
    const reply: unknown = line.startsWith('{') ? JSON.parse(line) : undefined;
    if (isObject(reply)) pending?.resolve(reply);
    else if (line !== '') console.error(line);
  });
  output.once('close', gone);
  input.on('error', gone);
  return {
    ask(request) {
      return new Promise<JsonObject>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`no answer within ${waitMs} ms`)), waitMs);
        const ended =
          <Value>(end: (value: Value) => void) =>
          (value: Value) => {
            clearTimeout(timer);
            pending = undefined;
            end(value);
          };
        pending = { resolve: ended(resolve), reject: ended(reject) };
        if (output.destroyed) return gone();
        input.write(`${JSON.stringify(request)}\n`);
      });
    },
    close,
  };
}

/** Starts a program as the adapter, over its input and output. Its error output is printed. */
export function program([file = '', ...words]: readonly string[], waitMs: number): Adapter {
  const child: ChildProcess & { stdin: Writable; stdout: Readable } = spawn(file, words, {
    stdio: ['pipe', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  child.once('error', () => child.stdout.destroy());
  return overLines({ input: child.stdin, output: child.stdout, close: () => child.stdin.end() }, waitMs);
}

/** Connects to an app that listens on `host:port`. `adb forward` or `iproxy` forwards a phone's port. */
export function socket(address: string, waitMs: number): Adapter {
  const index = address.lastIndexOf(':');
  const connection = connect(Number(address.slice(index + 1)), address.slice(0, index) || '127.0.0.1');
  return overLines({ input: connection, output: connection, close: () => connection.end() }, waitMs);
}
