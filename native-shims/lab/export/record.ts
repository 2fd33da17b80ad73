/** Records the actions in each phone since its last clean start, in order. */
import type { HostSetup, TrafficEntry, UserAnswer } from '../../src/index.ts';
import { type Override, overridesOf, type TesterAction } from '../overrides.ts';
import type { PhoneName } from '../phones.ts';
import type { DoneStep, Place, Step } from './steps.ts';

/** The settings under which a record begins. */
export interface RecordSetting {
  readonly language: 'zh' | 'en';
  readonly isDark: boolean;
  /** The user's answer where no override says otherwise. */
  readonly answer: UserAnswer;
}

export interface HostRecord {
  readonly host: PhoneName;
  readonly setup: HostSetup;
  readonly setting: RecordSetting;
  /** True if backend and storage were empty at the start. */
  readonly isClean: boolean;
  /** The overrides that were set when it began. */
  readonly overrides: readonly Override[];
  /** The first address. Absent before any. */
  readonly start?: string;
  readonly steps: readonly Step[];
  /** True if steps beyond the limit were dropped. */
  readonly isCut: boolean;
}

export interface Recorder {
  /** Restarts all records after a reset or a changed setting. */
  begin(isClean: boolean): void;
  of(host: PhoneName): HostRecord;
  went(host: PhoneName, address: string): void;
  reloaded(host: PhoneName): void;
  back(host: PhoneName, place: Place | undefined): void;
  done(host: PhoneName, step: DoneStep, place: Place): void;
  traffic(host: PhoneName, entry: TrafficEntry): void;
  override(does: 'set' | 'unset', override: Override, hosts: readonly PhoneName[], all: readonly Override[]): void;
  action(action: TesterAction, host: PhoneName): void;
  answer(answer: UserAnswer): void;
  dark(isDark: boolean): void;
  /** Records the page that a phone shows now, as the test's last expectation. */
  look(host: PhoneName, place: Place): void;
}

interface Writable {
  start?: string;
  steps: Step[];
  setup: HostSetup;
  setting: RecordSetting;
  isClean: boolean;
  overrides: readonly Override[];
  isCut: boolean;
  /** The last heading that the record has, with the address where it was. */
  seen: string;
}

/** Limits the steps of a record, as nobody reads a longer test. */
export const MOST_STEPS = 400;

/** Creates the recorder. `setup` and `setting` return current values, `overrides` those that are set. */
export function createRecorder(
  hosts: readonly PhoneName[],
  setup: (host: PhoneName) => HostSetup,
  setting: () => RecordSetting,
  overrides: () => readonly Override[],
): Recorder {
  const records = new Map<PhoneName, Writable>();
  const blank = (host: PhoneName, isClean: boolean): Writable => ({
    steps: [],
    setup: setup(host),
    setting: setting(),
    isClean,
    overrides: overridesOf(overrides(), host),
    isCut: false,
    seen: '',
  });
  const phoneOf = (host: PhoneName): Writable => {
    const record = records.get(host) ?? blank(host, false);
    records.set(host, record);
    return record;
  };
  const add = (host: PhoneName, step: Step) => {
    const record = phoneOf(host);
    if (record.start === undefined) return;
    if (record.steps.length < MOST_STEPS) record.steps.push(step);
    else record.isCut = true;
  };
  const look = (host: PhoneName, { address, heading }: Place) => {
    const record = phoneOf(host);
    const text = heading?.join(' ') ?? '';
    // A heading with a running clock changes each time.
    const isSteady = heading !== undefined && !/\d:\d\d/.test(text);
    const seen = `${address} ${isSteady ? text : ''}`;
    // Skips a frame without a page, whose address is no path of the site.
    if (seen === record.seen || !address.startsWith('/')) return;
    record.seen = seen;
    add(host, isSteady ? { does: 'heading', name: heading } : { does: 'address', address });
  };

  return {
    begin(isClean) {
      for (const host of hosts) records.set(host, blank(host, isClean));
    },
    of(host) {
      const { seen: _, ...record } = phoneOf(host);
      return { host, ...record };
    },
    went(host, address) {
      const record = phoneOf(host);
      if (record.start === undefined) record.start = address;
      else add(host, { does: 'go', address });
      record.seen = '';
    },
    reloaded: (host) => add(host, { does: 'reload' }),
    back(host, place) {
      if (place) look(host, place);
      add(host, { does: 'back' });
    },
    done(host, step, place) {
      look(host, place);
      const { steps } = phoneOf(host);
      const last = steps.at(-1);
      // Only the final value of a field counts.
      const isMore =
        step.does === 'type' && last?.does === 'type' && JSON.stringify(last.on) === JSON.stringify(step.on);
      if (isMore) steps.pop();
      // Only the first letter's step knows that scrolling loaded the field.
      add(host, isMore && last.isFar ? { ...step, isFar: true } : step);
    },
    traffic(host, { direction, name }) {
      if (direction !== 'to-host' || name === 'answer' || name.startsWith('$/')) return;
      add(host, { does: 'sent', name });
    },
    override(does, override, those, all) {
      for (const host of those) add(host, { does, override, all: overridesOf(all, host) });
    },
    action: (action, host) => add(host, { does: 'action', action }),
    answer(answer) {
      for (const host of hosts) add(host, { does: 'answer', answer });
    },
    dark(isDark) {
      for (const host of hosts) add(host, { does: 'dark', isDark });
    },
    look,
  };
}
