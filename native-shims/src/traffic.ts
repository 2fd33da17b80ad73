import type { HostName } from '@sdhealth/bridge-sdk';
import { throughJson } from './json.ts';

/** The way a message went. */
export type Channel = 'webkit' | 'web-message' | 'java-interface' | 'wechat-bridge' | 'mini-program' | 'bank' | 'page';

/** One message between a page and its host, or what the host did by itself (`bank`, `mini-program`, `page`). */
export interface TrafficEntry {
  /** Milliseconds since 1970. */
  at: number;
  /** The host of the page. */
  host: HostName;
  /** From page to host, from host to page, or neither. */
  direction: 'to-host' | 'to-page' | 'host-only';
  /** The way it went. */
  channel: Channel;
  /** Method, function or event. */
  name: string;
  /** Joins a call and its answer. */
  id?: string;
  /** A copy of what was sent. */
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
 * Bodies are copied, so that what a page does to an answer later does not change the record.
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

/** The record as JSON lines, for an attachment or a file. */
export const trafficLines = (entries: readonly TrafficEntry[]) =>
  entries.map((entry) => JSON.stringify(entry)).join('\n');
