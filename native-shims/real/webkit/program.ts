/** The host program as a system sees it: its arguments, environment, display, processes and the folder of its storage. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EmbedderSetup } from '../embedder.ts';

/** Debian's own Python: the only one that has Debian's bindings. */
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

/** Software drawing, no accessibility bus: there is neither a graphics card nor a session here. */
export const programEnvironment = (display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
});

/** Makes the folder of one host's storage and of its control socket. */
export const makeProfile = (): Promise<string> => mkdtemp(join(tmpdir(), 'webkit-host-'));

export const removeProfile = (profile: string): Promise<void> =>
  rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

/**
 * Kills the processes that a host leaves behind when it ends; they share its group (`detached: true`): the engine's storage process would go on for a second and write into a folder that
 * is being removed. Not waited for: the dead may stay listed until whoever inherits them looks.
 */
export function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nobody is left.
  }
}

export interface Display {
  /** For the environment variable DISPLAY. */
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
