/**
 * Manages the custom answers that a tester sets for a running host.
 *
 * 1. A handler is called only if the host has the method. Calls that an app is too old for, or that lack a permission, are refused before.
 * 2. A wrong answer, or an error other than a refusal, is the tester's mistake. It is reported to the test, and the page gets a failure
 *    with its text. To send a wrong answer to the page, set the fault `instead(answer)`.
 */
import { throughJson } from '../json.ts';
import { readRefusal } from './refusal.ts';

interface AnyMethod {
  answer(params: unknown, next: (params?: unknown) => Promise<unknown>): unknown;
}
/** A handler of any method. It is typed as a method, so that handlers with any parameter type are assignable. */
export type AnyHandler = AnyMethod['answer'];
/** Returns the handler of a method, if it has one. */
export type FindHandler = (method: string) => AnyHandler | undefined | Promise<AnyHandler | undefined>;

/** A call that a tester's handler answers. */
export interface HandlerCall {
  readonly method: string;
  readonly params: unknown;
  /** Returns the answer of the shim itself. */
  defaultAnswer(params: unknown): unknown;
  /** Returns a description of the fault in an answer, or undefined if the answer is valid. */
  checkAnswer(answer: unknown): string | undefined;
}

export interface Answers {
  readonly find: FindHandler;
  /** The names of the methods that the tester adds. */
  readonly customMethods: readonly string[];
  /** Sets or removes the handler of a method. */
  set(method: string, handler: AnyHandler | undefined): void;
  /** Calls a handler. Resolves to its answer, or rejects with its refusal. */
  callHandler(handler: AnyHandler, call: HandlerCall): Promise<unknown>;
}

interface AnswersOptions {
  methods?: object | undefined;
  ownMethods?: object | undefined;
  /** Finds the handler of a method outside this window. */
  methodOf?: FindHandler | undefined;
  /** Receives the tester's mistakes as texts. */
  onMistake?: ((text: string) => void) | undefined;
}

export function createAnswers({ methods, ownMethods, methodOf, onMistake }: AnswersOptions = {}): Answers {
  const table = new Map<string, AnyHandler>(Object.entries({ ...methods, ...ownMethods }));
  return {
    customMethods: Object.keys(ownMethods ?? {}),
    find: (method) => table.get(method) ?? methodOf?.(method),
    set(method, handler) {
      if (handler) table.set(method, handler);
      else table.delete(method);
    },
    async callHandler(handler, { method, params, defaultAnswer, checkAnswer }) {
      const mistake = (text: string) => {
        const message = `native-shims: the tester's own answer to ${method} ${text}`;
        onMistake?.(message);
        return new Error(message);
      };
      const next = async (newParams = params) => {
        try {
          return await defaultAnswer(newParams);
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
      const fault = checkAnswer(answer);
      if (fault !== undefined) throw mistake(`is wrong: ${fault}. It was ${excerptOf(answer)}`);
      return answer;
    },
  };
}

const EXCERPT_LENGTH = 300;
const excerptOf = (answer: unknown): string => (JSON.stringify(answer) ?? 'nothing').slice(0, EXCERPT_LENGTH);
