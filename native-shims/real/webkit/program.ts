/** Prepares the host program: arguments, environment, display, processes and storage folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbedderSetup } from '../embedder.ts';

/** The path of Debian's Python, because only this Python has Debian's bindings. */
export const PYTHON = '/usr/bin/python3';
export const WEB_DRIVER = '/usr/bin/WebKitWebDriver';

export const programArguments = (setup: EmbedderSetup, profile: string): string[] => [
  join(import.meta.dirname, 'host.py'),
  '--profile',
  profile,
  '--folder',
  setup.folder,
  '--user-agent',
  setup.userAgent,
  ...(setup.channel === 'handler-with-reply' ? ['--reply'] : []),
  ...(setup.proxy === undefined ? [] : ['--proxy', setup.proxy]),
  ...(setup.channelAtStart === false ? ['--absent'] : []),
];

/** Sets software rendering without an accessibility bus, because there is neither a graphics card nor a session. */
export const programEnvironment = (display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
});

/** Creates the folder of a host's storage and control socket. */
export const makeProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'webkit-host-'));

export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

/**
 * Kills the remaining processes of a host, which share its group (`detached: true`). The engine's storage process would otherwise write for
 * a second into a folder that is being removed. Does not wait, because ended processes may stay listed until their new parent reaps them.
 */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}

export interface Display {
  /** The value of the environment variable DISPLAY. */
  readonly name: string;
  close(): void;
}

/** Opens a display without a screen: `Xvfb`, which chooses its own free number. Rejects when Xvfb is missing or ends before it is ready. */
export function openDisplay(): Promise<Display> {
  const args = ['-displayfd', '3', '-screen', '0', '800x1000x24', '-nolisten', 'tcp'];
  const child: ChildProcess = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    child.stdio[3]?.once('data', (number) => {
      resolve({ name: `:${String(number).trim()}`, close: () => void child.kill() });
    });
  });
}
