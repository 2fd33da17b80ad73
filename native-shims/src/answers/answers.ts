/**
 * The tester's answers of a running host.
 *
 * 1. A handler is asked only where the host has the method: an app that is too old, or a page without the permission, is refused before.
 * 2. A wrong answer, and an error that is no refusal, are the tester's mistake: it is told to the test, and the page gets a failure that
 *    says so. Whoever wants the page to get a wrong answer sets the fault `instead(answer)`.
 */
import { throughJson } from '../json.ts';
import { readRefusal } from './refusal.ts';

interface AnyMethod {
  answer(params: unknown, next: (params?: unknown) => Promise<unknown>): unknown;
}
/** A handler of any method; as a method's type, it takes handlers of every type of params. */
export type AnyHandler = AnyMethod['answer'];
/** Finds the handler of a method, where it has one. */
export type FindHandler = (method: string) => AnyHandler | undefined | Promise<AnyHandler | undefined>;

/** The tester's side of one call. */
export interface Question {
  readonly method: string;
  readonly params: unknown;
  /** The shim's own answer. */
  own(params: unknown): unknown;
  /** Returns what is wrong with an answer. */
  fault(answer: unknown): string | undefined;
}

export interface Answers {
  readonly find: FindHandler;
  /** Methods of the tester's own. */
  readonly own: readonly string[];
  /** Sets or ends the handler of a method. */
  set(method: string, handler: AnyHandler | undefined): void;
  /** Resolves with the handler's answer, or rejects with its refusal. */
  ask(handler: AnyHandler, question: Question): Promise<unknown>;
}

interface Settings {
  methods?: object | undefined;
  ownMethods?: object | undefined;
  /** Finds handlers that are elsewhere. */
  methodOf?: FindHandler | undefined;
  /** Hears the tester's mistakes. */
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
