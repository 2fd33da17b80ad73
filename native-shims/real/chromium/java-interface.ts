/**
 * Imitates `addJavascriptInterface`, including its synchronous calls. The page's thread stops at a breakpoint until the host's method has
 * run, as JavaScript waits for Android's Java thread. The object is in every frame of any origin. Only text crosses. A method that throws
 * raises "Error invoking <method>: Java exception was raised during method invocation". A removed object raises "... Java object is gone".
 */
import type { CDPSession } from '@playwright/test';
import { isObject, parseJson, textOf, textsOf } from '../../src/json.ts';

/** Maps the host's methods by name. The page receives their return values. */
export type JavaMethods = Readonly<Record<string, (...texts: string[]) => string | undefined>>;

const FUNCTION = 'standStillForJava';

/** Returns the object's script, for injection at document start or for an open page. */
export function javaInterfaceScript(name: string, methods: JavaMethods): string {
  const members = Object.keys(methods).map((method) => `${method}(...texts) { return call('${method}', texts); }`);
  return `(() => {
    function ${FUNCTION}(request, answer) {
      debugger;
      return answer;
    }
    const call = (method, texts) => {
      const answer = ${FUNCTION}(JSON.stringify({ method, texts: texts.map(String) }), undefined);
      if (typeof answer !== 'object') throw new Error('Error invoking ' + method + ': Java object is gone');
      if (answer.threw) throw new Error('Error invoking ' + method + ': Java exception was raised during method invocation');
      return answer.value;
    };
    class JavaObject { ${members.join(' ')} }
    Object.defineProperty(globalThis, '${name}', { value: new JavaObject(), configurable: true, writable: true });
  })();`;
}

/** Answers the page's calls. Resolves when the page may load. `methods` is read for each call, and undefined removes the object. */
export async function answerJavaCalls(session: CDPSession, methods: () => JavaMethods | undefined): Promise<void> {
  await session.send('Debugger.enable');
  session.on('Debugger.paused', ({ callFrames }) => {
    void answer(session, callFrames[0], methods()).catch(() => {
      // Ignores a page that was closed during its call.
    });
  });
}

interface Frame {
  readonly callFrameId: string;
  readonly functionName: string;
}

async function answer(session: CDPSession, frame: Frame | undefined, methods: JavaMethods | undefined): Promise<void> {
  const frameOptions = { callFrameId: frame?.callFrameId ?? '', returnByValue: true };
  try {
    if (frame?.functionName !== FUNCTION || !methods) return;
    const { result } = await session.send('Debugger.evaluateOnCallFrame', { ...frameOptions, expression: 'request' });
    const expression = `answer = ${JSON.stringify(run(parseJson(String(result.value)), methods))}`;
    await session.send('Debugger.evaluateOnCallFrame', { ...frameOptions, expression });
  } finally {
    await session.send('Debugger.resume');
  }
}

function run(request: unknown, methods: JavaMethods): { value?: string | undefined; threw?: true } {
  if (!isObject(request)) return { threw: true };
  const method = textOf(request, 'method');
  try {
    return { value: Object.hasOwn(methods, method) ? methods[method]?.(...textsOf(request, 'texts')) : undefined };
  } catch {
    return { threw: true };
  }
}
