/**
 * Runs a tester's handlers in the test's process, for a host in a page. The runner answers the page's request with the next step: get
 * the shim's own answer, because the handler called `next`, or end the call. So a handler can wait for anything in the test's process.
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
export type PageWord =
  | { readonly kind: 'call'; readonly method: string; readonly params: unknown }
  | { readonly kind: 'own'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'own-refused'; readonly call: number; readonly refusal: PlainRefusal }
  | { readonly kind: 'settle'; readonly paySeq: string; readonly result: PaymentResult }
  | { readonly kind: 'log-in' }
  | { readonly kind: 'mistake'; readonly text: string };

/** A message from the runner to the page. */
export type RunnerWord =
  | { readonly kind: 'next'; readonly call: number; readonly params: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly refusal: PlainRefusal }
  | { readonly kind: 'mistake'; readonly text: string };

const plain = ({ code, message, mayHaveHappened, hostCode, needs, path }: Refusal): PlainRefusal => ({
  code,
  message,
  ...(mayHaveHappened !== undefined && { mayHaveHappened }),
  ...(hostCode !== undefined && { hostCode }),
  ...(needs !== undefined && { needs }),
  ...(path !== undefined && { path }),
});
const asRefusal = ({ code, message, ...detail }: PlainRefusal) => new Refusal(code, message, detail);

interface Waiting {
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/** Calls a handler and returns its steps for the page, one by one. */
function converse(call: number, handler: AnyHandler, params: unknown) {
  const steps: RunnerWord[] = [];
  const pending: Waiting[] = [];
  let onWanted: ((step: RunnerWord) => void) | undefined;
  const say = (step: RunnerWord) => {
    if (!onWanted) return void steps.push(step);
    onWanted(step);
    onWanted = undefined;
  };
  const next = (changed = params) =>
    new Promise<unknown>((resolve, reject) => {
      pending.push({ resolve, reject });
      say({ kind: 'next', call, params: changed });
    });
  void (async () => handler(params, next))().then(
    (value) => say({ kind: 'done', value }),
    (error: unknown) => {
      const refusal = readRefusal(error);
      say(
        typeof refusal === 'string' ? { kind: 'mistake', text: refusal } : { kind: 'refused', refusal: plain(refusal) },
      );
    },
  );
  return {
    answered: () => pending.shift(),
    step: () =>
      new Promise<RunnerWord>((resolve) => {
        const first = steps.shift();
        if (first) resolve(first);
        else onWanted = resolve;
      }),
  };
}

/** Creates the runner's side: answers a page's messages about calls by the handlers that `find` returns. */
export function runnerAnswers(find: (method: string) => AnyHandler | undefined) {
  const open = new Map<number, ReturnType<typeof converse>>();
  let last = 0;
  return async (word: Extract<PageWord, { kind: 'call' | 'own' | 'own-refused' }>): Promise<RunnerWord> => {
    if (word.kind === 'call') {
      const handler = find(word.method);
      // The handler was removed between the page's lookup and its call.
      if (!handler) return { kind: 'mistake', text: 'is gone' };
      const call = ++last;
      open.set(call, converse(call, handler, word.params));
      return stepOf(call);
    }
    const pending = open.get(word.call)?.answered();
    if (word.kind === 'own') pending?.resolve(word.value);
    else pending?.reject(asRefusal(word.refusal));
    return stepOf(word.call);
  };

  async function stepOf(call: number): Promise<RunnerWord> {
    const step = (await open.get(call)?.step()) ?? { kind: 'mistake', text: 'is gone' };
    if (step.kind !== 'next') open.delete(call);
    return step;
  }
}

/** Creates the page's side: a handler that calls the runner. */
export const remoteHandler =
  (method: string, tell: (word: PageWord) => Promise<RunnerWord>): AnyHandler =>
  async (params, next) => {
    let step = await tell({ kind: 'call', method, params });
    while (step.kind === 'next') {
      const { call, params: changed } = step;
      step = await tell(await own(call, () => next(changed)));
    }
    if (step.kind === 'refused') throw asRefusal(step.refusal);
    if (step.kind === 'mistake') throw new Mistake(step.text);
    return step.value;
  };

async function own(call: number, answer: () => Promise<unknown>): Promise<PageWord> {
  try {
    return { kind: 'own', call, value: await answer() };
  } catch (error) {
    const refusal = readRefusal(error);
    if (typeof refusal === 'string') throw error;
    return { kind: 'own-refused', call, refusal: plain(refusal) };
  }
}

/** Finds the remote handlers of methods for which the runner has handlers. */
export const findRemote =
  (names: () => Promise<readonly string[]>, tell: (word: PageWord) => Promise<RunnerWord>): FindHandler =>
  async (method) =>
    (await names()).includes(method) ? remoteHandler(method, tell) : undefined;
