/** Implements the parts of a W3C WebDriver client that a user needs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../../../scripts/server/ports.ts';
import { isObject, textOf } from '../../src/json.ts';
import { killGroup } from './program.ts';

/** The standard's key of an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Reports a refusal with the standard's code, such as `stale element reference`. */
export class WebDriverError extends Error {
  readonly code: string;

  constructor(code: string, text: string) {
    super(`${code}: ${text}`);
    this.code = code;
  }
}

export interface WebDriverSession {
  find(css: string, within?: string): Promise<string[]>;
  /** Returns the accessible name of an element. */
  nameOf(element: string): Promise<string>;
  isShown(element: string): Promise<boolean>;
  click(element: string): Promise<void>;
  address(): Promise<string>;
  run(script: string, ...args: unknown[]): Promise<unknown>;
  element(reference: string): object;
  /** The error output of the driver and its host. */
  readonly stderr: Readable;
  end(): Promise<void>;
}

/** Starts the driver, which starts the browser named in `options`. */
export async function openSession(
  driver: string,
  options: { binary: string; args: readonly string[] },
  env: NodeJS.ProcessEnv,
): Promise<WebDriverSession> {
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const root = `http://127.0.0.1:${port}`;
  await answers(`${root}/status`, child);
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const created = await sendCommand('POST', `${root}/session`, { capabilities });
  const session = `${root}/session/${isObject(created) ? textOf(created, 'sessionId') : ''}`;
  const get = (path: string) => sendCommand('GET', session + path);
  const post = (path: string, body: object = {}) => sendCommand('POST', session + path, body);
  return {
    stderr: child.stderr,
    async find(css, within) {
      const match = await post(within ? `/element/${within}/elements` : '/elements', {
        using: 'css selector',
        value: css,
      });
      return Array.isArray(match) ? match.filter(isObject).map((reference) => textOf(reference, ELEMENT)) : [];
    },
    nameOf: async (element) => String(await get(`/element/${element}/computedlabel`)),
    isShown: async (element) => (await get(`/element/${element}/displayed`)) === true,
    async click(element) {
      await post(`/element/${element}/click`);
    },
    address: async () => String(await get('/url')),
    run: (script, ...args) => post('/execute/sync', { script, args }),
    element: (reference) => ({ [ELEMENT]: reference }),
    async end() {
      const ended = once(child, 'exit');
      await sendCommand('DELETE', session).catch(() => {});
      child.kill();
      await ended;
      killGroup(child);
    },
  };
}

async function sendCommand(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer: unknown = await response.json();
  const value = isObject(answer) ? answer.value : undefined;
  if (response.ok) return value;
  const refusal = isObject(value) ? value : {};
  throw new WebDriverError(textOf(refusal, 'error'), textOf(refusal, 'message'));
}

/** Waits until the driver answers, because it does not report its start. */
async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`the WebDriver ended with ${child.exitCode}`);
    const there = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the WebDriver does not answer');
}
