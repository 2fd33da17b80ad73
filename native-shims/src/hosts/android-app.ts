/** Imitates the provider's Android app with either of Android's channels, and its HarmonyOS app with the same channels. */

import type { HostEnvironment, ImitatedHost, RunningHost } from '../environment.ts';
import { createApp } from '../native/app.ts';
import { callPage, inPage } from '../native/app-environment.ts';
import { hostNameOf } from '../native/own-app.ts';
import { WEB_VIEWS } from '../phones.ts';

export const androidApp: ImitatedHost = {
  title: 'Android app',
  userAgents: { android: `${WEB_VIEWS.android} {app}`, harmony: `${WEB_VIEWS.harmony} {app}` },
  variants: [
    { label: 'Web message', setup: { phone: 'android', channel: 'web-message' } },
    { label: 'Java interface', setup: { phone: 'android', channel: 'java-interface' } },
    { label: 'No handshake', setup: { phone: 'android', handshake: false } },
  ],
  login: 'native',
  pay: 'native',
  start: (env) => (env.setup.channel === 'java-interface' ? startJavaInterface(env) : startWebMessage(env)),
};

/** Imitates `addJavascriptInterface`, an object with one synchronous method. The app answers by a call into the page. */
function startJavaInterface(env: HostEnvironment): RunningHost {
  const app = createApp(inPage(env), 'java-interface', (text) => callPage(env, text));
  class JavaObject {
    postMessage(text: unknown): void {
      if (typeof text !== 'string') throw new Error('Java exception was raised during method invocation');
      app.receive(text);
    }
  }
  env.globals.set(env.window, hostNameOf(env.setup), new JavaObject());
  return app;
}

/** Imitates `addWebMessageListener`. The app answers through `onmessage` and the `message` listeners of the object. */
function startWebMessage(env: HostEnvironment): RunningHost {
  const listeners = new Set<(event: MessageEvent) => void>();
  const host = {
    onmessage: null as ((event: MessageEvent) => void) | null,
    postMessage(text: unknown): void {
      if (text instanceof ArrayBuffer) return;
      if (typeof text !== 'string') throw new TypeError('only text and buffers cross here');
      app.receive(text);
    },
    addEventListener(type: string, listener: (event: MessageEvent) => void): void {
      if (type === 'message') listeners.add(listener);
    },
    removeEventListener(_type: string, listener: (event: MessageEvent) => void): void {
      listeners.delete(listener);
    },
  };
  const app = createApp(inPage(env), 'web-message', (text) => {
    const event = new env.window.MessageEvent('message', { data: text });
    host.onmessage?.(event);
    for (const listener of listeners) listener(event);
    return host.onmessage !== null || listeners.size > 0;
  });
  env.globals.set(env.window, hostNameOf(env.setup), host);
  return app;
}
