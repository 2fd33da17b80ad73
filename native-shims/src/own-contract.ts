/** A contract of the tester's own, as `bridge generate` writes it for the imitated hosts: typed answers, and events with samples. */
import type { OwnHandler } from './answers/types.ts';
import { checkName } from './check/names.ts';
import type { HostOptions } from './options.ts';

/** The answers and the events of a contract of one's own, by their names on the wire. */
export interface OwnContract<Answers extends object, Payloads extends object> {
  /**
   * Returns the options by which a host has the whole contract: `installHost('ios-app', { ...shopContract.host({ 'shop.open': ... }) })`.
   * Methods without an answer here answer with their sample. Throws for a name that the contract has not.
   */
  host(answers?: { readonly [Name in keyof Answers]?: Answers[Name] }): Pick<HostOptions, 'ownMethods'> & {
    ownEvents: string[];
  };
  /** Sends an event of the contract; default its sample payload. Rejects for a name that the contract has not. */
  emit<Name extends keyof Payloads & string>(
    host: { emit(event: string, payload?: unknown): Promise<unknown> },
    name: Name,
    payload?: Payloads[Name],
  ): Promise<unknown>;
}

/** Makes a contract of sample answers and sample payloads. */
export function ownContract<Answers extends object, Payloads extends object>(samples: {
  readonly methods: Answers;
  readonly events: Payloads;
}): OwnContract<Answers, Payloads> {
  const { methods, events } = samples;
  return {
    host(answers = {}) {
      for (const name of Object.keys(answers)) checkName('method of this contract', name, Object.keys(methods));
      const ownMethods = { ...methods, ...answers } as Record<string, OwnHandler>;
      return { ownMethods, ownEvents: Object.keys(events) };
    },
    async emit(host, name, payload = events[name]) {
      checkName('event of this contract', name, Object.keys(events));
      return host.emit(name, payload);
    },
  };
}
