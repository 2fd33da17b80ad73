/** A server in a process of its own, for tests: waited for until it answers, and started once more where it does not come. */
import { type ChildProcess, spawn } from 'node:child_process';
import { root } from '../workspace/root.ts';

export interface ChildServer {
  /** The program and its words; it runs in the root folder. */
  readonly command: readonly [file: string, ...words: string[]];
  readonly env?: Record<string, string>;
  /** An address that answers with less than 500 once the server is ready. */
  readonly url: string;
  /** Milliseconds until a start counts as failed; default 180,000, for a machine that is busy with much else. */
  readonly patienceMs?: number;
}

const PATIENCE_MS = 180_000;
const LOOK_MS = 200;
/** Milliseconds in which another program would answer; one that takes a call and is silent has the address as well. */
const PROBE_MS = 1000;
/** Milliseconds that a server has to end by itself. */
const END_MS = 3000;
const STARTS = 2;

/**
 * Resolves with what ends the server, once it answers; a first start that failed is written to the console. Rejects with what it wrote where
 * it came at neither of two starts, and where another program has its address.
 */
export async function startChildServer(server: ChildServer): Promise<() => Promise<void>> {
  const reports: string[] = [];
  const { url } = server;
  if (await answers(url)) throw new Error(`Another program answers at ${url} already.`);
  for (let start = 1; start <= STARTS; start++) {
    const child = spawn(server.command[0], server.command.slice(1), {
      cwd: root,
      env: { ...process.env, ...server.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let written = '';
    child.stdout.on('data', (text) => (written += String(text)));
    child.stderr.on('data', (text) => (written += String(text)));
    const failure = await readiness(child, server);
    if (failure === undefined) {
      if (reports.length > 0)
        console.warn(`${server.command.join(' ')} came at its second start.\n${reports.join('\n')}`);
      return () => end(child);
    }
    reports.push(`Start ${start}: ${failure}\n${written.trimEnd()}`);
    await end(child);
  }
  throw new Error(`${server.command.join(' ')} did not come.\n${reports.join('\n')}`);
}

/** Resolves to undefined once the server answers, else to what is wrong. */
async function readiness(
  child: ChildProcess,
  { url, patienceMs = PATIENCE_MS }: ChildServer,
): Promise<string | undefined> {
  let ended: string | undefined;
  child.once('error', ({ message }) => (ended = message));
  // Once all that it wrote has come.
  child.once('close', (code) => (ended ??= `it ended with code ${code}`));
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    if (ended !== undefined) return ended;
    const remaining = Math.max(1, Math.ceil(until - performance.now()));
    const status = await fetch(url, { signal: AbortSignal.timeout(remaining) }).then(
      (response) => response.status,
      () => undefined,
    );
    if (status !== undefined && status < 500) return undefined;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  return `it did not answer at ${url} within ${patienceMs} ms`;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError',
  );

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), END_MS);
  await gone;
  clearTimeout(force);
}
