/**
 * Runs a tester's handlers in the test's process, for a host in a page. The runner answers the page's request with the next step: get
 * the shim's answer, because the handler called `next`, or end the call. So a handler can wait for anything in the test's process.
 */
import type { AnyHandler, FindHandler } from './answers/answers.ts';
import { type HostCode, Mistake, Refusal, type RefusalDetail, readRefusal } from './answers/refusal.ts';
import type { PaymentResult } from './backend.ts';

/** A refusal as plain data. */
interface PlainRefusal extends RefusalDetail {
  readonly code: HostCode;
  readonly message: string;
}

/** A message from the page to the runner. */
export type PageMessage =
  | { readonly kind: 'call'; readonly method: string; readonly params: unknown }
  | { readonly kind: 'own'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'own-refused'; readonly call: number; readonly refusal: PlainRefusal }
  | { readonly kind: 'settle'; readonly paySeq: string; readonly result: PaymentResult }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'mistake'; readonly text: string };

/** A message from the runner to the page. */
export type RunnerReply =
  | { readonly kind: 'next'; readonly call: number; readonly params: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusal: PlainRefusal }
  | { readonly kind: 'mistake'; readonly text: string };

const plainRefusal = ({ code, message, mayHaveHappened, hostCode, needs, path }: Refusal): PlainRefusal => ({
  code,
  message,
  ...(mayHaveHappened !== undefined && { mayHaveHappened }),
  ...(hostCode !== undefined && { hostCode }),
  ...(needs !== undefined && { needs }),
  ...(path !== undefined && { path }),
});
const refusalOf = ({ code, message, ...detail }: PlainRefusal) => new Refusal(code, message, detail);

interface PendingAnswer {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Calls a handler. Returns functions that hand its steps to the page, one by one. */
function startCall(call: number, handler: AnyHandler, params: unknown) {
  const steps: RunnerReply[] = [];
  const pending: PendingAnswer[] = [];
  let onStep: ((step: RunnerReply) => void) | undefined;
  const addStep = (step: RunnerReply) => {
    if (!onStep) return void steps.push(step);
    onStep(step);
    onStep = undefined;
  };
  const next = (newParams = params) =>
    new Promise<unknown>((resolve, reject) => {
      pending.push({ resolve, reject });
      addStep({ kind: 'next', call, params: newParams });
    });
  void (async () => handler(params, next))().then(
    (value) => addStep({ kind: 'done', value }),
    (error: unknown) => {
      const refusal = readRefusal(error);
      addStep(
        typeof refusal === 'string'
          ? { kind: 'mistake', text: refusal }
          : { kind: 'refused', refusal: plainRefusal(refusal) },
      );
    },
  );
  return {
    takePending: () => pending.shift(),
    step: () =>
      new Promise<RunnerReply>((resolve) => {
        const first = steps.shift();
        if (first) resolve(first);
        else onStep = resolve;
      }),
  };
}

/** Creates the runner's side, which answers a page's messages through the handlers that `find` returns. */
export function runnerAnswers(find: (method: string) => AnyHandler | undefined) {
  const openCalls = new Map<number, ReturnType<typeof startCall>>();
  let lastCall = 0;
  return async (message: Extract<PageMessage, { kind: 'call' | 'own' | 'own-refused' }>): Promise<RunnerReply> => {
    if (message.kind === 'call') {
      const handler = find(message.method);
      // The handler was removed between the page's lookup and its call.
      if (!handler) return { kind: 'mistake', text: 'is gone' };
      const call = ++lastCall;
      openCalls.set(call, startCall(call, handler, message.params));
      return stepOf(call);
    }
    const pending = openCalls.get(message.call)?.takePending();
    if (message.kind === 'own') pending?.resolve(message.value);
    else pending?.reject(refusalOf(message.refusal));
    return stepOf(message.call);
  };

  async function stepOf(call: number): Promise<RunnerReply> {
    const step = (await openCalls.get(call)?.step()) ?? { kind: 'mistake', text: 'is gone' };
    if (step.kind !== 'next') openCalls.delete(call);
    return step;
  }
}

/** Creates the page's side: a handler that calls the runner. */
export const remoteHandler =
  (method: string, send: (message: PageMessage) => Promise<RunnerReply>): AnyHandler =>
  async (params, next) => {
    let step = await send({ kind: 'call', method, params });
    while (step.kind === 'next') {
      const { call, params: newParams } = step;
      step = await send(await callDefault(call, () => next(newParams)));
    }
    if (step.kind === 'refused') throw refusalOf(step.refusal);
    if (step.kind === 'mistake') throw new Mistake(step.text);
    return step.value;
  };

async function callDefault(call: number, answer: () => Promise<unknown>): Promise<PageMessage> {
  try {
    return { kind: 'own', call, value: await answer() };
  } catch (error) {
    const refusal = readRefusal(error);
    if (typeof refusal === 'string') throw error;
    return { kind: 'own-refused', call, refusal: plainRefusal(refusal) };
  }
}

/** Finds the remote handlers of methods for which the runner has handlers. */
export const findRemote =
  (names: () => Promise<readonly string[]>, send: (message: PageMessage) => Promise<RunnerReply>): FindHandler =>
  async (method) =>
    (await names()).includes(method) ? remoteHandler(method, send) : undefined;
