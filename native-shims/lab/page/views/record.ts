/** Records the events of all phones, as lines. */
import type { TrafficEntry } from '../../../src/traffic.ts';
import type { PageEvent, StorageAreas } from '../../messages.ts';
import { type Line, lineOfEvent, linesOfStorage, linesOfTraffic, type View, withoutTokens } from './line.ts';

/** Limits the stored entries and events of each phone. */
const KEPT = 300;

export interface LabRecord {
  traffic(phone: string, entry: TrafficEntry): void;
  event(phone: string, event: PageEvent): void;
  clear(phone: string): void;
  /** Returns a phone's page events outside the bridge, as reported. */
  events(phone: string): readonly PageEvent[];
  /** Returns a phone's lines of a view, oldest first. */
  lines(phone: string, view: View): readonly Line[];
  /** Returns the lines of all phones without storage, by time. */
  timeline(): readonly Line[];
  /** Calls `listener` once after changes, before the next animation frame. */
  onChange(listener: () => void): void;
}

interface PhoneRecord {
  entries: TrafficEntry[];
  events: Map<string, PageEvent>;
}

/** Creates the record. `storageOf` reads a page's storage, `soon` runs a function before the next animation frame. */
export function createRecord(
  storageOf: (phone: string) => StorageAreas | undefined,
  soon: (run: () => void) => void,
): LabRecord {
  const phones = new Map<string, PhoneRecord>();
  const listeners: (() => void)[] = [];
  let due = false;
  const changed = () => {
    if (due) return;
    due = true;
    soon(() => {
      due = false;
      for (const listener of listeners) listener();
    });
  };
  const of = (phone: string): PhoneRecord => {
    const known = phones.get(phone) ?? { entries: [], events: new Map() };
    phones.set(phone, known);
    return known;
  };
  const bridge = (phone: string) => linesOfTraffic(phone, of(phone).entries).map(withoutTokens);
  const events = (phone: string) =>
    [...of(phone).events.values()].map((event) => withoutTokens(lineOfEvent(phone, event)));

  return {
    events: (phone) => [...of(phone).events.values()],
    traffic(phone, entry) {
      const record = of(phone);
      record.entries.push(entry);
      if (record.entries.length > KEPT) record.entries = record.entries.slice(-KEPT);
      changed();
    },
    event(phone, event) {
      const record = of(phone);
      record.events.set(event.id, event);
      for (const id of record.events.keys()) {
        if (record.events.size <= KEPT) break;
        record.events.delete(id);
      }
      changed();
    },
    clear(phone) {
      phones.delete(phone);
      changed();
    },
    lines(phone, view) {
      if (view === 'bridge') return bridge(phone);
      if (view === 'storage') return linesOfStorage(phone, storageOf(phone) ?? { local: [], session: [], cookie: [] });
      return events(phone).filter((line) => line.view === view);
    },
    timeline: () =>
      [...phones.keys()].flatMap((phone) => [...bridge(phone), ...events(phone)]).sort((a, b) => a.at - b.at),
    onChange: (listener) => void listeners.push(listener),
  };
}
