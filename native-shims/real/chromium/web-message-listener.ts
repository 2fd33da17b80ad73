/**
 * Imitates `addWebMessageListener`: an object in every frame with an allowed origin, from the document's start. The page posts text, and
 * the host answers the frame that posted, as its reply proxy does. Without a listener, the object ignores posted texts, as Chromium's
 * binding has no receiver.
 */
import type { CDPSession } from '@playwright/test';
import { isAllowed } from './origin-rules.ts';

const BINDING = '__realWebMessage';
const PORT = 'real.web-message.port';

/** Returns the object's script. It deletes the binding, so that the page sees only the object. */
export function webMessageScript(name: string, rules: readonly string[]): string {
  return `(() => {
    const post = globalThis.${BINDING};
    delete globalThis.${BINDING};
    const allowed = (${isAllowed})(location.origin === 'file://' ? 'null' : location.origin, ${JSON.stringify(rules)});
    if (!post || !allowed) return;
    const target = new EventTarget();
    class WebMessageObject {
      onmessage = null;
      postMessage(message) {
        if (typeof message !== 'string') throw new TypeError('only text crosses here');
        post(message);
      }
      addEventListener(...words) { target.addEventListener(...words); }
      removeEventListener(...words) { target.removeEventListener(...words); }
    }
    const object = new WebMessageObject();
    const give = (data) => {
      const event = new MessageEvent('message', { data });
      object.onmessage?.(event);
      target.dispatchEvent(event);
      return true;
    };
    Object.defineProperty(globalThis, Symbol.for('${PORT}'), { value: give });
    Object.defineProperty(globalThis, '${name}', { value: object, configurable: true, writable: true });
  })();`;
}

export interface WebMessageListener {
  /** Sends to the frame that posted last. Resolves to false without such a frame. */
  send(text: string): Promise<boolean>;
}

/** Receives the posts of allowed frames. Checks the origin again, as a page can change its own globals. */
export async function listenForWebMessages(
  session: CDPSession,
  rules: readonly string[],
  receive: (text: string) => void,
): Promise<WebMessageListener> {
  const origins = new Map<number, string>();
  let frame: number | undefined;
  session.on('Runtime.executionContextCreated', ({ context }) => {
    origins.set(context.id, context.origin);
  });
  session.on('Runtime.executionContextsCleared', () => {
    origins.clear();
  });
  session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    const origin = origins.get(executionContextId) ?? '';
    if (name !== BINDING || !isAllowed(origin.startsWith('file://') ? 'null' : origin, rules)) return;
    frame = executionContextId;
    receive(payload);
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: BINDING });
  return {
    async send(text) {
      const give = `globalThis[Symbol.for('${PORT}')]`;
      const { result } = await session.send('Runtime.evaluate', {
        expression: `!!${give} && ${give}(${JSON.stringify(text)})`,
        ...(frame !== undefined && origins.has(frame) ? { contextId: frame } : {}),
      });
      return result.value === true;
    },
  };
}
