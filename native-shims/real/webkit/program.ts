/** How the host program is started: its words and its environment. */
import { join } from 'node:path';
import type { EmbedderSetup } from '../embedder.ts';

/** Debian's own Python: the only one that has Debian's bindings. */
export const PYTHON = '/usr/bin/python3';
export const WEB_DRIVER = '/usr/bin/WebKitWebDriver';

export const programWords = (setup: EmbedderSetup, profile: string): string[] => [
  join(import.meta.dirname, 'host.py'),
  ...['--profile', profile, '--folder', setup.folder, '--user-agent', setup.userAgent],
  ...(setup.channel === 'handler-with-reply' ? ['--reply'] : []),
  ...(setup.offered === false ? ['--absent'] : []),
];

/** Software drawing, no accessibility bus: there is neither a graphics card nor a session here. */
export const programEnvironment = (display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
});
