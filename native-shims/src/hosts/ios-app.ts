/** Imitates the provider's iOS app, which has a WebKit message handler and answers by a call into the page. */

import type { ImitatedHost } from '../environment.ts';
import { createApp } from '../native/app.ts';
import { callPage, inPage } from '../native/app-environment.ts';
import { pageNameOf } from '../native/own-app.ts';
import { WEB_VIEWS } from '../phones.ts';

/** Imitates WebKit's message handler (`real/contract/parity.ts`), whose `postMessage` returns a promise even without a reply. */
class UserMessageHandler {
  readonly #receive: (text: string) => void;

  constructor(receive: (text: string) => void) {
    this.#receive = receive;
  }

  get [Symbol.toStringTag](): string {
    return 'UserMessageHandler';
  }

  async postMessage(...args: unknown[]): Promise<undefined> {
    const receive = this.#receive;
    if (args.length === 0) throw new TypeError('Not enough arguments');
    if (typeof args[0] === 'string') receive(args[0]);
    return undefined;
  }
}

/** Creates the namespace of handlers. A handler is accessible by its name only, and is not enumerable. */
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
