/** The provider's Android app, by either of Android's channels. */
import { createApp } from '../native/app.ts';
import { callPage } from '../native/receiver.ts';
import { inPage } from '../native/surroundings.ts';
import { WEB_VIEWS } from '../phones.ts';
import type { ImitatedHost, RunningHost, Stage } from '../stage.ts';

export const androidApp: ImitatedHost = {
  title: 'Android app',
  userAgents: { android: `${WEB_VIEWS.android} {app}` },
  variants: [
    { label: 'Web message', setup: { phone: 'android', channel: 'web-message' } },
    { label: 'Java interface', setup: { phone: 'android', channel: 'java-interface' } },
    { label: 'No handshake', setup: { phone: 'android', handshake: false } },
  ],
  start: (stage) => (stage.setup.channel === 'java-interface' ? startJavaInterface(stage) : startWebMessage(stage)),
};

/** `addJavascriptInterface`: a synchronous method, nothing else; answers by a call into the page. */
function startJavaInterface(stage: Stage): RunningHost {
  const app = createApp(inPage(stage), 'java-interface', (text) => callPage(stage, text));
  class JavaObject {
    postMessage(text: unknown): void {
      if (typeof text !== 'string') throw new Error('Java exception was raised during method invocation');
      app.receive(text);
    }
  }
  stage.globals.set(stage.window, 'sdhealthHost', new JavaObject());
  return app;
}

/** `addWebMessageListener`: answers by `onmessage` and `message` listeners of the object itself. */
function startWebMessage(stage: Stage): RunningHost {
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
  const app = createApp(inPage(stage), 'web-message', (text) => {
    const event = new stage.window.MessageEvent('message', { data: text });
    host.onmessage?.(event);
    for (const listener of listeners) listener(event);
    return host.onmessage !== null || listeners.size > 0;
  });
  stage.globals.set(stage.window, 'sdhealthHost', host);
  return app;
}
