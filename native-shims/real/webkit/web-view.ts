/** The host program's web view, as an embedder. */

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Embedder, EmbedderSetup } from '../embedder.ts';
import type { Commands, HostEvent } from './commands.ts';

/** Turns the host program's events into the setup's calls. */
export const receiving = (setup: EmbedderSetup, commands: () => Commands) => (event: HostEvent) => {
  if (event.name !== 'message') return;
  const { handle } = event;
  if (handle === undefined) return setup.receive(event.text);
  // A page that is gone takes no reply any more; that is its own matter.
  setup.receive(
    event.text,
    (text) =>
      void commands()
        .send('reply', { handle, text })
        .catch(() => {}),
  );
};

/** A key of the viewport that another engine knows is for that one. */
const IS_FOR_OTHERS = /Viewport argument key "[\w-]+" not recognized/;

/** The engine writes the pages' consoles to stderr; only what is wrong is kept. */
export function complaintsOf(stderr: Readable): string[] {
  const complaints: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => {
    if (/CONSOLE .*ERROR|Traceback|Error:/.test(line) && !IS_FOR_OTHERS.test(line)) complaints.push(line);
  });
  return complaints;
}

export function webView(commands: Commands, complaints: readonly string[], close: () => Promise<void>): Embedder {
  const command = async (name: string, details?: object) => {
    await commands.send(name, details);
  };
  return {
    complaints,
    close,
    open: (url) => command('load', { url }),
    reload: () => command('reload'),
    evaluate: (body) => commands.send('eval', { body }),
    send: async (text) => (await commands.send('receive', { text })) === true,
    setChannel: (there) => command('channel', { there }),
    cover: (on) => command('cover', { on }),
    picture: (file) => command('picture', { file }),
    async kill() {
      const died = commands.next('died');
      await commands.send('kill');
      await died;
    },
  };
}
