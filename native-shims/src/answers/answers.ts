/**
 * Manages the tester's own answers of a running host.
 *
 * 1. A handler is called only if the host has the method. A call of an old app, or without a permission, is refused before.
 * 2. A wrong answer, or an error that is no refusal, is the tester's mistake. It is reported to the test, and the page gets a failure
 *    that says so. To send a wrong answer to the page, set the fault `instead(answer)`.
 */
import { throughJson } from '../json.ts';
import { readRefusal } from './refusal.ts';

interface AnyMethod {
  answer(params: unknown, next: (params?: unknown) => Promise<unknown>): unknown;
}
/** A handler of any method. It is typed as a method, so that handlers with any params fit. */
export type AnyHandler = AnyMethod['answer'];
/** Returns the handler of a method, if it has one. */
export type FindHandler = (method: string) => AnyHandler | undefined | Promise<AnyHandler | undefined>;

/** A call that a tester's handler answers. */
export interface Question {
  readonly method: string;
  readonly params: unknown;
  /** Returns the shim's own answer. */
  own(params: unknown): unknown;
  /** Returns a description of the fault in an answer, or undefined if it is right. */
  fault(answer: unknown): string | undefined;
}

export interface Answers {
  readonly find: FindHandler;
  /** The names of the tester's own methods. */
  readonly own: readonly string[];
  /** Sets or removes the handler of a method. */
  set(method: string, handler: AnyHandler | undefined): void;
  /** Calls a handler. Resolves to its answer, or rejects with its refusal. */
  ask(handler: AnyHandler, question: Question): Promise<unknown>;
}

interface Settings {
  methods?: object | undefined;
  ownMethods?: object | undefined;
  /** Finds handlers outside this window. */
  methodOf?: FindHandler | undefined;
  /** Receives the tester's mistakes. */
  onMistake?: ((text: string) => void) | undefined;
}

export function createAnswers({ methods, ownMethods, methodOf, onMistake }: Settings = {}): Answers {
  const table = new Map<string, AnyHandler>(Object.entries({ ...methods, ...ownMethods }));
  return {
    own: Object.keys(ownMethods ?? {}),
    find: (method) => table.get(method) ?? methodOf?.(method),
    set(method, handler) {
      if (handler) table.set(method, handler);
      else table.delete(method);
    },
    async ask(handler, { method, params, own, fault }) {
      const mistake = (text: string) => {
        const words = `native-shims: the tester's own answer to ${method} ${text}`;
        onMistake?.(words);
        return new Error(words);
      };
      const next = async (changed = params) => {
        try {
          return await own(changed);
        } catch (error) {
          const refusal = readRefusal(error);
          throw typeof refusal === 'string' ? error : refusal;
        }
      };
      let answer: unknown;
      try {
        answer = throughJson(await handler(params, next));
      } catch (error) {
        const refusal = readRefusal(error);
        throw typeof refusal === 'string' ? mistake(refusal) : refusal;
      }
      const wrong = fault(answer);
      if (wrong !== undefined) throw mistake(`is wrong: ${wrong}. It was ${shown(answer)}`);
      return answer;
    },
  };
}

const SHOWN_CHARS = 300;
const shown = (answer: unknown): string => (JSON.stringify(answer) ?? 'nothing').slice(0, SHOWN_CHARS);
