/** The provider's iOS app: a WebKit message handler; answers by a call into the page. */
import { createApp } from '../native/app.ts';
import { callPage } from '../native/receiver.ts';
import { inPage } from '../native/surroundings.ts';
import { WEB_VIEWS } from '../phones.ts';
import type { ImitatedHost } from '../stage.ts';

/** As WebKit's own looks and behaves (`real/contract/parity.ts`): a plain handler's `postMessage` returns a promise as well. */
class UserMessageHandler {
  readonly #take: (text: string) => void;

  constructor(take: (text: string) => void) {
    this.#take = take;
  }

  get [Symbol.toStringTag](): string {
    return 'UserMessageHandler';
  }

  async postMessage(...words: unknown[]): Promise<undefined> {
    const take = this.#take;
    if (words.length === 0) throw new TypeError('Not enough arguments');
    if (typeof words[0] === 'string') take(words[0]);
    return undefined;
  }
}

/** A handler is found by its name only: nothing shows. */
const handlersNamespace = (sdhealthBridge: UserMessageHandler): object =>
  Object.create({
    get sdhealthBridge() {
      return sdhealthBridge;
    },
    [Symbol.toStringTag]: 'UserMessageHandlersNamespace',
  });

export const iosApp: ImitatedHost = {
  title: 'iOS app',
  userAgents: { ios: `${WEB_VIEWS.ios} {app}` },
  variants: [{ label: 'iPhone', setup: { phone: 'ios' } }],
  start(stage) {
    const app = createApp(inPage(stage), 'webkit', (text) => callPage(stage, text));
    const messageHandlers = handlersNamespace(new UserMessageHandler((text) => app.receive(text)));
    stage.globals.set(stage.window, 'webkit', { messageHandlers });
    return app;
  },
};
