/** The host program's web view, as an embedder. */

import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Embedder, EmbedderSetup } from '../embedder.ts';
import type { HostEvent, Orders } from './orders.ts';

/** Turns the host program's events into the setup's calls. */
export const hearing = (setup: EmbedderSetup, orders: () => Orders) => (event: HostEvent) => {
  if (event.name !== 'message') return;
  const { handle } = event;
  if (handle === undefined) return setup.heard(event.text);
  // A page that is gone takes no reply any more; that is its own matter.
  setup.heard(
    event.text,
    (text) =>
      void orders()
        .give('reply', { handle, text })
        .catch(() => {}),
  );
};

/** The engine writes the pages' consoles to stderr; only what is wrong is kept. */
export function complaintsOf(stderr: Readable): string[] {
  const complaints: string[] = [];
  createInterface({ input: stderr }).on('line', (line) => {
    if (/CONSOLE .*ERROR|Traceback|Error:/.test(line)) complaints.push(line);
  });
  return complaints;
}

export function webView(orders: Orders, complaints: readonly string[], close: () => Promise<void>): Embedder {
  const order = async (name: string, details?: object) => {
    await orders.give(name, details);
  };
  return {
    complaints,
    close,
    open: (url) => order('load', { url }),
    reload: () => order('reload'),
    evaluate: (body) => orders.give('eval', { body }),
    say: async (text) => (await orders.give('say', { text })) === true,
    offer: (there) => order('offer', { there }),
    cover: (on) => order('cover', { on }),
    picture: (file) => order('picture', { file }),
    async kill() {
      const died = orders.next('died');
      await orders.give('kill');
      await died;
    },
  };
}
