/** Adds a custom contract, as `bridge generate` writes it, to the imitated hosts: typed answers, and events with samples. */
import type { OwnHandler } from './answers/types.ts';
import { checkName } from './check/names.ts';
import { isObject, throughJson } from './json.ts';
import type { HostOptions } from './options.ts';

/** The answers and events of a custom contract, by their names on the wire. */
export interface OwnContract<Answers extends object, Payloads extends object> {
  /**
   * Returns the options for a host with the whole contract: `installHost('ios-app', { ...shopContract.host({ 'shop.open': ... }) })`.
   * A method without an answer in `answers` answers with its sample. Throws for a name that is not in the contract.
   */
  host(answers?: { readonly [Name in keyof Answers]?: Answers[Name] }): Pick<HostOptions, 'ownMethods'> & {
    ownEvents: string[];
    answeredEvents: string[];
  };
  /** Sends an event of the contract, by default with its sample. Resolves to the page's reply, if any. Rejects for an unknown name. */
  emit<Name extends keyof Payloads & string>(
    host: { emit(event: string, payload?: unknown): Promise<unknown> },
    name: Name,
    payload?: Payloads[Name],
  ): Promise<unknown>;
}

/** Returns the checks of results in a module of generated definitions, by method name. */
function checksIn(rows: object): Map<string, (value: unknown) => unknown> {
  const methodRows = Object.values(rows).filter((row) => isObject(row) && row['kind'] === 'method');
  return new Map(methodRows.map(({ name, result }) => [String(name), (value) => result(value, [])]));
}

/** Adds a check of answers to a handler. A wrong answer is the tester's mistake, as for the standard contract. */
const withCheck = (handler: OwnHandler, check: ((value: unknown) => unknown) | undefined): OwnHandler =>
  check === undefined
    ? handler
    : async (params, next) => {
        const answer = await handler(params, next);
        const fault = check(throughJson(answer));
        if (fault !== undefined) throw new Error(`a wrong answer: ${String(fault).replace('\n', ' must be ')}`);
        return answer;
      };

/**
 * Creates a contract from sample answers and sample payloads. `rows` is the module of its generated definitions, which check the answers.
 * `answered` names the events to which a page replies.
 */
export function ownContract<Answers extends object, Payloads extends object>(samples: {
  readonly methods: Answers;
  readonly events: Payloads;
  readonly answered?: readonly (keyof Payloads & string)[];
  readonly rows?: object;
}): OwnContract<Answers, Payloads> {
  const { methods, events, rows = {}, answered = [] } = samples;
  const checks = checksIn(rows);
  return {
    host(answers = {}) {
      for (const name of Object.keys(answers)) checkName('method of this contract', name, Object.keys(methods));
      const table = Object.entries({ ...methods, ...answers }) as [string, OwnHandler][];
      const ownMethods = Object.fromEntries(
        table.map(([name, handler]) => [name, withCheck(handler, checks.get(name))]),
      );
      return { ownMethods, ownEvents: Object.keys(events), answeredEvents: [...answered] };
    },
    async emit(host, name, payload = events[name]) {
      checkName('event of this contract', name, Object.keys(events));
      return host.emit(name, payload);
    },
  };
}
