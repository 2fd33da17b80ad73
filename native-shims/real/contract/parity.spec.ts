/** Tests that pages see no difference between imitated and real hosts. */
import { Window } from 'happy-dom';
import { installHost } from '../../src/install.ts';
import { SITE } from '../addresses.ts';
import { isIos } from '../answering.ts';
import type { RealChannel } from '../embedder.ts';
import { expect, test } from '../fixtures.ts';
import { serveFolder } from '../folder-server.ts';
import { contractAddress } from './page.ts';
import { askParity, PARITY } from './parity.ts';

/** Returns the imitated host's answer, in a separate window. */
async function imitated(channel: RealChannel, body: string): Promise<unknown> {
  const window = new Window({ url: 'https://shop.example/' });
  const host = installHost(isIos(channel) ? 'ios-app' : 'android-app', {
    window: window as unknown as globalThis.Window & typeof globalThis,
    channel: channel === 'java-interface' ? 'java-interface' : 'web-message',
    onTraffic: () => {},
  });
  try {
    const run = new Function('webkit', 'sdhealthHost', `return (async () => {${body}})()`);
    return await run(Reflect.get(window, 'webkit'), Reflect.get(window, 'sdhealthHost'));
  } finally {
    host.dispose();
    await window.happyDOM.close();
  }
}

test('the imitated channel when a page examines it: equals the real channel', async ({ realCase, startHost }) => {
  const questions = PARITY[realCase.channel];
  const server = await serveFolder(SITE);
  const { embedder } = await startHost();
  await embedder.open(contractAddress(realCase.origin, server.origin));
  for (const [question, expression] of Object.entries(questions ?? {})) {
    const body = askParity(realCase.channel, expression);
    expect.soft(await imitated(realCase.channel, body), question).toEqual(await embedder.evaluate(body));
  }
  server.close();
});
