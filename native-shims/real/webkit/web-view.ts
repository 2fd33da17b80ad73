/** Exposes the host program's web view as an embedder. */

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Embedder, EmbedderSetup } from '../embedder.ts';
import type { Commands, HostEvent } from './commands.ts';

/** Returns a listener that passes the host program's messages to the setup. */
export const receiving = (setup: EmbedderSetup, commands: () => Commands) => (event: HostEvent) => {
  if (event.name !== 'message') return;
  const { handle } = event;
  if (handle === undefined) return setup.receive(event.text);
  // Ignores a failed reply, because the page may be closed.
  setup.receive(
    event.text,
    (text) =>
      void commands()
        .send('reply', { handle, text })
        .catch(() => {}),
  );
};

/** Matches a viewport key that only other engines support. */
const IS_FOR_OTHERS = /Viewport argument key "[\w-]+" not recognized/;

/** Collects errors from stderr, to which the engine writes the pages' consoles. */
export function pageErrorsOf(stderr: Readable): string[] {
  const pageErrors: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => {
    if (/CONSOLE .*ERROR|Traceback|Error:/.test(line) && !IS_FOR_OTHERS.test(line)) pageErrors.push(line);
  });
  return pageErrors;
}

export function webView(commands: Commands, pageErrors: readonly string[], close: () => Promise<void>): Embedder {
  const command = async (name: string, details?: object) => {
    await commands.send(name, details);
  };
  return {
    pageErrors,
    close,
    open: (url) => command('load', { url }),
    reload: () => command('reload'),
    evaluate: (body) => commands.send('eval', { body }),
    send: async (text) => (await commands.send('receive', { text })) === true,
    setChannel: (there) => command('channel', { there }),
    setCovered: (on) => command('cover', { on }),
    screenshot: (file) => command('picture', { file }),
    async kill() {
      const died = commands.next('died');
      await commands.send('kill');
      await died;
    },
  };
}
