/** Records the actions in each phone since the phone's last clean start, in order. */
import type { HostSetup, TrafficEntry, UserAnswer } from '../../src/index.ts';
import { type Override, overridesOf, type TesterAction } from '../overrides.ts';
import type { PhoneName } from '../phones.ts';
import type { DoneStep, PageState, Step } from './steps.ts';

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
  /** The overrides that were set when the record began. */
  readonly overrides: readonly Override[];
  /** The first address. Absent until a page is opened. */
  readonly start?: string;
  readonly steps: readonly Step[];
  /** True if steps beyond the limit were dropped. */
  readonly isCut: boolean;
}

export interface Recorder {
  /** Restarts all records after a reset or a changed setting. */
  begin(isClean: boolean): void;
  recordOf(host: PhoneName): HostRecord;
  navigated(host: PhoneName, address: string): void;
  reloaded(host: PhoneName): void;
  back(host: PhoneName, page: PageState | undefined): void;
  userStep(host: PhoneName, step: DoneStep, place: PageState): void;
  traffic(host: PhoneName, entry: TrafficEntry): void;
  override(does: 'set' | 'unset', override: Override, hosts: readonly PhoneName[], all: readonly Override[]): void;
  action(action: TesterAction, host: PhoneName): void;
  answer(answer: UserAnswer): void;
  dark(isDark: boolean): void;
  /** Records the page that a phone currently shows, as an expectation of the test. */
  expectPage(host: PhoneName, place: PageState): void;
}

interface MutableRecord {
  start?: string;
  steps: Step[];
  setup: HostSetup;
  setting: RecordSetting;
  isClean: boolean;
  overrides: readonly Override[];
  isCut: boolean;
  /** The address and the heading of the last recorded page. */
  lastPage: string;
}

/** Limits the steps of a record, because nobody reads a longer test. */
export const MAX_STEPS = 400;

/** Creates the recorder. `setup`, `setting` and `overrides` return the current values. */
export function createRecorder(
  hosts: readonly PhoneName[],
  setup: (host: PhoneName) => HostSetup,
  setting: () => RecordSetting,
  overrides: () => readonly Override[],
): Recorder {
  const records = new Map<PhoneName, MutableRecord>();
  const newRecord = (host: PhoneName, isClean: boolean): MutableRecord => ({
    steps: [],
    setup: setup(host),
    setting: setting(),
    isClean,
    overrides: overridesOf(overrides(), host),
    isCut: false,
    lastPage: '',
  });
  const mutableRecordOf = (host: PhoneName): MutableRecord => {
    const record = records.get(host) ?? newRecord(host, false);
    records.set(host, record);
    return record;
  };
  const add = (host: PhoneName, step: Step) => {
    const record = mutableRecordOf(host);
    if (record.start === undefined) return;
    if (record.steps.length < MAX_STEPS) record.steps.push(step);
    else record.isCut = true;
  };
  const expectPage = (host: PhoneName, { address, heading }: PageState) => {
    const record = mutableRecordOf(host);
    const text = heading?.join(' ') ?? '';
    // A heading with a running clock changes each time.
    const isSteady = heading !== undefined && !/\d:\d\d/.test(text);
    const page = `${address} ${isSteady ? text : ''}`;
    // Skips a frame without a page, whose address is not a path of the site.
    if (page === record.lastPage || !address.startsWith('/')) return;
    record.lastPage = page;
    add(host, isSteady ? { does: 'heading', name: heading } : { does: 'address', address });
  };

  return {
    begin(isClean) {
      for (const host of hosts) records.set(host, newRecord(host, isClean));
    },
    recordOf(host) {
      const { lastPage: _, ...record } = mutableRecordOf(host);
      return { host, ...record };
    },
    navigated(host, address) {
      const record = mutableRecordOf(host);
      if (record.start === undefined) record.start = address;
      else add(host, { does: 'go', address });
      record.lastPage = '';
    },
    reloaded: (host) => add(host, { does: 'reload' }),
    back(host, place) {
      if (place) expectPage(host, place);
      add(host, { does: 'back' });
    },
    userStep(host, step, place) {
      expectPage(host, place);
      const { steps } = mutableRecordOf(host);
      const last = steps.at(-1);
      // Only the final value of a field counts.
      const isSameField =
        step.does === 'type' && last?.does === 'type' && JSON.stringify(last.element) === JSON.stringify(step.element);
      if (isSameField) steps.pop();
      // Only the first letter's step knows that scrolling loaded the field.
      add(host, isSameField && last.isFar ? { ...step, isFar: true } : step);
    },
    traffic(host, { direction, name }) {
      if (direction !== 'to-host' || name === 'answer' || name.startsWith('$/')) return;
      add(host, { does: 'sent', name });
    },
    override(does, override, targets, all) {
      for (const host of targets) add(host, { does, override, all: overridesOf(all, host) });
    },
    action: (action, host) => add(host, { does: 'action', action }),
    answer(answer) {
      for (const host of hosts) add(host, { does: 'answer', answer });
    },
    dark(isDark) {
      for (const host of hosts) add(host, { does: 'dark', isDark });
    },
    expectPage,
  };
}
