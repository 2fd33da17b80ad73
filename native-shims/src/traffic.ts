import type { HostName } from '@sdhealth/bridge-sdk';
import { throughJson } from './json.ts';

/** The channel of a message. */
export type Channel = 'webkit' | 'web-message' | 'java-interface' | 'wechat-bridge' | 'mini-program' | 'bank' | 'page';

/** A message between a page and its host, or an action of the host itself (`bank`, `mini-program`, `page`). */
export interface TrafficEntry {
  /** The time in milliseconds since 1970. */
  at: number;
  /** The host of the page. */
  host: HostName;
  /** The direction. `host-only` is an action of the host itself. */
  direction: 'to-host' | 'to-page' | 'host-only';
  /** The channel of the message. */
  channel: Channel;
  /** The name of the method, function or event. */
  name: string;
  /** The id that a call and its answer share. */
  id?: string;
  /** A copy of the message's body. */
  body: unknown;
  /** A remark on an unusual message: the fault applied, or the reason why it was lost. */
  note?: string;
}

/** @internal */
export type NewEntry = Omit<TrafficEntry, 'at' | 'host'>;

/** @internal */
export interface Traffic {
  readonly entries: readonly TrafficEntry[];
  add(entry: NewEntry): void;
}

/**
 * Creates a record of the traffic. It copies bodies, so that a page cannot change the record later.
 * @internal
 */
export function recordTraffic(host: HostName, report?: (entry: TrafficEntry) => void): Traffic {
  const entries: TrafficEntry[] = [];
  return {
    entries,
    add(entry) {
      const complete: TrafficEntry = { at: Date.now(), host, ...entry, body: throughJson(entry.body) };
      entries.push(complete);
      report?.(complete);
    },
  };
}

/** Returns the record as JSON lines, for an attachment or a file. */
export const trafficLines = (entries: readonly TrafficEntry[]) =>
  entries.map((entry) => JSON.stringify(entry)).join('\n');
