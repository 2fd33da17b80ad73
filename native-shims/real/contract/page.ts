/** Opens the test page in a host, and queries it. */

import { addressOf, CONTRACT_PAGE, SITE } from '../addresses.ts';
import type { Embedder, Origin } from '../embedder.ts';
import type { Probe } from './probe.ts';

type Answer<Verb extends keyof Probe> = Awaited<ReturnType<Probe[Verb]>>;

export type Query = <Verb extends keyof Probe>(verb: Verb, ...args: Parameters<Probe[Verb]>) => Promise<Answer<Verb>>;

export const contractAddress = (origin: Origin, server: string): string =>
  addressOf(origin, SITE, CONTRACT_PAGE, server);

/** Returns a function that queries the probe. Answers are JSON of the probe's types. */
export function queryProbe(embedder: Embedder): Query {
  async function query<Verb extends keyof Probe>(verb: Verb, ...args: Parameters<Probe[Verb]>): Promise<Answer<Verb>> {
    const words = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(',');
    const value = await embedder.evaluate(`return await probe.${verb}(${words})`);
    return value as Answer<Verb>;
  }
  return query;
}
