/** The provider's iOS app: a WebKit message handler; answers by a call into the page. */

import type { ImitatedHost } from '../environment.ts';
import { createApp } from '../native/app.ts';
import { callPage, inPage } from '../native/app-environment.ts';
import { pageNameOf } from '../native/own-app.ts';
import { WEB_VIEWS } from '../phones.ts';

/** As WebKit's own looks and behaves (`real/contract/parity.ts`): a plain handler's `postMessage` returns a promise as well. */
class UserMessageHandler {
  readonly #receive: (text: string) => void;

  constructor(receive: (text: string) => void) {
    this.#receive = receive;
  }

  get [Symbol.toStringTag](): string {
    return 'UserMessageHandler';
  }

  async postMessage(...words: unknown[]): Promise<undefined> {
    const receive = this.#receive;
    if (words.length === 0) throw new TypeError('Not enough arguments');
    if (typeof words[0] === 'string') receive(words[0]);
    return undefined;
  }
}

/** A handler is found by its name only: nothing shows. */
const handlersNamespace = (name: string, handler: UserMessageHandler): object =>
  Object.create({
    get [name]() {
      return handler;
    },
    [Symbol.toStringTag]: 'UserMessageHandlersNamespace',
  });

export const iosApp: ImitatedHost = {
  title: 'iOS app',
  userAgents: { ios: `${WEB_VIEWS.ios} {app}` },
  variants: [{ label: 'iPhone', setup: { phone: 'ios' } }],
  login: 'native',
  pay: 'native',
  start(env) {
    const app = createApp(inPage(env), 'webkit', (text) => callPage(env, text));
    const messageHandlers = handlersNamespace(
      pageNameOf(env.setup),
      new UserMessageHandler((text) => app.receive(text)),
    );
    env.globals.set(env.window, 'webkit', { messageHandlers });
    return app;
  },
};
