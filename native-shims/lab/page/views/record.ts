/** Records the events of all phones, as lines. */
import type { TrafficEntry } from '../../../src/traffic.ts';
import type { PageEvent, StorageAreas } from '../../messages.ts';
import { type Line, lineOfEvent, linesOfStorage, linesOfTraffic, type View, withoutTokens } from './line.ts';

/** Limits the stored entries and events of each phone. */
const MAX_RECORDED = 300;

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
  schedule: (run: () => void) => void,
): LabRecord {
  const phones = new Map<string, PhoneRecord>();
  const listeners: (() => void)[] = [];
  let isScheduled = false;
  const notifyListeners = () => {
    if (isScheduled) return;
    isScheduled = true;
    schedule(() => {
      isScheduled = false;
      for (const listener of listeners) listener();
    });
  };
  const recordOf = (phone: string): PhoneRecord => {
    const record = phones.get(phone) ?? { entries: [], events: new Map() };
    phones.set(phone, record);
    return record;
  };
  const bridgeLines = (phone: string) => linesOfTraffic(phone, recordOf(phone).entries).map(withoutTokens);
  const eventLines = (phone: string) =>
    [...recordOf(phone).events.values()].map((event) => withoutTokens(lineOfEvent(phone, event)));

  return {
    events: (phone) => [...recordOf(phone).events.values()],
    traffic(phone, entry) {
      const record = recordOf(phone);
      record.entries.push(entry);
      if (record.entries.length > MAX_RECORDED) record.entries = record.entries.slice(-MAX_RECORDED);
      notifyListeners();
    },
    event(phone, event) {
      const record = recordOf(phone);
      record.events.set(event.id, event);
      for (const id of record.events.keys()) {
        if (record.events.size <= MAX_RECORDED) break;
        record.events.delete(id);
      }
      notifyListeners();
    },
    clear(phone) {
      phones.delete(phone);
      notifyListeners();
    },
    lines(phone, view) {
      if (view === 'bridge') return bridgeLines(phone);
      if (view === 'storage') return linesOfStorage(phone, storageOf(phone) ?? { local: [], session: [], cookie: [] });
      return eventLines(phone).filter((line) => line.view === view);
    },
    timeline: () =>
      [...phones.keys()].flatMap((phone) => [...bridgeLines(phone), ...eventLines(phone)]).sort((a, b) => a.at - b.at),
    onChange: (listener) => void listeners.push(listener),
  };
}
