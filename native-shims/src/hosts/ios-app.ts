/** The provider's iOS app: a WebKit message handler; answers by a call into the page. */
import { createApp } from '../native/app.ts';
import { callPage } from '../native/receiver.ts';
import { inPage } from '../native/surroundings.ts';
import type { StartHost } from '../stage.ts';

export const startIosApp: StartHost = (stage) => {
  const app = createApp(inPage(stage), 'webkit', (text) => callPage(stage, text));
  const sdhealthBridge = {
    // A plain handler's postMessage returns a promise as well, and takes one argument.
    postMessage(text: unknown): Promise<undefined> {
      if (typeof text === 'string') app.receive(text);
      return Promise.resolve(undefined);
    },
  };
  // Handlers do not enumerate.
  const messageHandlers = Object.defineProperty({}, 'sdhealthBridge', { value: sdhealthBridge });
  stage.globals.set(stage.window, 'webkit', { messageHandlers });
  return app;
};
