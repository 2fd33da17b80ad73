/**
 * Stores the lab's setting in the address, which a tester can share, and in the browser for the next visit. `FIELDS` defines each part of
 * the setting.
 */
import type { UserAnswer } from '../../src/index.ts';
import { parseJson } from '../../src/json.ts';
import { LEAK_MARKER } from '../messages.ts';
import { DEFAULT_PHONES, PHONE_NAMES, type PhoneName } from '../phones.ts';
import { LANGUAGES, languageOfBrowser } from '../words/word.ts';
import { PROCESSORS } from './slow-processor.ts';
import { FILTERS, type Filter, VIEWS, type View } from './views/line.ts';

export const VERSIONS = ['2.0.9', '2.1.0', '2.8.0'] as const;
export const ANSWERS: readonly UserAnswer[] = ['accept', 'cancel', 'fail', 'leave'];
/** Lists widths of phones in pixels. The last width is a tablet's. */
export const WIDTHS = [320, 360, 390, 414, 768] as const;
/** Lists the text sizes in percent. */
export const TEXT_SIZES = [100, 150, 200] as const;

/** Defines a part of the setting: its name in the address, its default, and its conversion to and from text. */
export interface Field<Value> {
  readonly param: string;
  readonly initial: Value;
  /** Returns undefined for an invalid text. */
  read(text: string): Value | undefined;
  write(value: Value): string;
  /** True if the address contains the default too. */
  readonly always?: true;
}

/** Defines a part that has one of a few values. */
const choice = <const Value extends string | number | boolean>(
  param: string,
  values: readonly Value[],
  initial: Value,
): Field<Value> => ({
  param,
  initial,
  read: (text) => values.find((value) => String(value) === text),
  write: String,
});

/** Defines a part that is on or off, `1` or `0` in the address. */
const flag = (param: string, initial: boolean): Field<boolean> => ({
  param,
  initial,
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
});

/** Defines a part with any text. */
const text = (param: string, initial = ''): Field<string> => ({
  param,
  initial,
  read: (value) => value,
  write: String,
});

/** Defines a part that has some of a few values, in a fixed order. An empty list is invalid. */
const subset = <Value extends string>(
  param: string,
  values: readonly Value[],
  initial: readonly Value[],
): Field<readonly Value[]> => ({
  param,
  initial,
  read(raw) {
    const selected = values.filter((value) => raw.split(',').includes(value));
    return selected.length > 0 ? selected : undefined;
  },
  write: (items) => items.join(','),
});

const variants: Field<Partial<Record<PhoneName, number>>> = {
  param: 'variants',
  initial: {},
  read(value) {
    const pairs = value.split(',').map((pair) => pair.split(':'));
    return Object.fromEntries(
      PHONE_NAMES.flatMap((host) => {
        const index = Number(pairs.find(([name]) => name === host)?.[1]);
        return Number.isInteger(index) && index > 0 ? [[host, index]] : [];
      }),
    );
  },
  write: (indexes) =>
    Object.entries(indexes)
      .filter(([, index]) => index > 0)
      .map((pair) => pair.join(':'))
      .join(','),
};

/** Defines a part with a list of texts. An empty list is an empty text. */
const texts = (param: string): Field<readonly string[]> => ({
  param,
  initial: [],
  read(value) {
    const list = parseJson(value);
    return Array.isArray(list) ? list.map(String) : undefined;
  },
  write: (items) => (items.length > 0 ? JSON.stringify(items) : ''),
});

/** Defines all parts of the setting, without the address of the pages, which is the fragment. */
const FIELDS = {
  // The address always contains these two, so that a shared address differs from one without a setting.
  language: { ...choice('lang', ['zh', 'en'], 'zh'), always: true },
  version: { ...choice('app', VERSIONS, '2.8.0'), always: true },
  /** The language of the lab's texts, by default the browser's language. */
  words: choice('words', LANGUAGES, languageOfBrowser()),
  user: choice<UserAnswer>('user', ANSWERS, 'accept'),
  dark: flag('dark', false),
  /** True to repeat a tap, a text or a scroll of one phone in all phones. */
  linked: flag('taps', true),
  /** The chosen variant of each host, by its index. */
  variants,
  /** The hosts whose phones are visible. */
  hosts: subset('hosts', PHONE_NAMES, DEFAULT_PHONES),
  /** The only phone to show, in full size. Empty for all phones, scaled. */
  single: choice<PhoneName | ''>('single', ['', ...PHONE_NAMES], ''),
  width: choice<number>('width', WIDTHS, 390),
  /** In percent. */
  textSize: choice<number>('text', TEXT_SIZES, 100),
  /** True for a phone with a notch and without a home button. */
  insets: flag('insets', false),
  /** True for phones in landscape orientation. */
  turned: flag('turned', false),
  /** Slows the processor by this factor. */
  processor: choice<number>('cpu', PROCESSORS, 1),
  /** The content of the lists under the phones. */
  view: choice<View>('view', VIEWS, 'bridge'),
  /** Shows only lines with this text. */
  find: text('find'),
  filter: choice<Filter>('only', FILTERS, ''),
  /** True to show a list of all phones beside them. */
  timeline: flag('timeline', false),
  /** True to mark the differences of phones. */
  differences: flag('differences', false),
  /** The phone that others are compared with. */
  first: choice<PhoneName>('first', PHONE_NAMES, 'wechat'),
  /** The phone beside the first: another host, or the same host in another language or version. Empty for all. */
  second: choice<PhoneName | 'language' | (typeof VERSIONS)[number] | ''>(
    'second',
    ['', ...PHONE_NAMES, 'language', ...VERSIONS],
    '',
  ),
  /** Differences that are not counted: whole kinds (`#place`), and single elements by role and text. */
  ignored: texts('ignored'),
  /** The method whose card is open on the page that has a card for each method. */
  trial: text('try'),
  /** Faults of hosts, network and backend, as the lab's controls write them. */
  faults: text('faults'),
} as const;

type Fields = typeof FIELDS;
/** The whole setting of the lab. */
export type Setting = { -readonly [Name in keyof Fields]: Fields[Name] extends Field<infer Value> ? Value : never } & {
  /** The address of the pages in all phones. */
  address: string;
};
export type SettingName = keyof Setting;

export interface SettingStore {
  /** The current values, in an object that changes. */
  readonly current: Readonly<Setting>;
  /** Sets a part, writes it to the address and calls its listeners. */
  change<Name extends SettingName>(name: Name, value: Setting[Name]): void;
  /** Calls `listener` after each change of that part. */
  on<Name extends SettingName>(name: Name, listener: (value: Setting[Name]) => void): void;
}

const DEFAULT_ADDRESS = '/health/package-list';
const STORAGE_KEY = `${LEAK_MARKER}:setting`;

const fieldEntries = Object.entries(FIELDS) as [keyof Fields, Field<unknown>][];
const isDefault = ({ initial, write }: Field<unknown>, value: unknown) => write(value) === write(initial);

/** Returns the setting as the end of an address: `?lang=zh&app=2.8.0#/health/`. */
export function addressOfSetting(setting: Readonly<Setting>): string {
  const query = new URLSearchParams();
  for (const [name, field] of fieldEntries) {
    if (field.always || !isDefault(field, setting[name])) query.set(field.param, field.write(setting[name]));
  }
  // Keeps commas and colons readable, as a query needs no escape for them.
  return `?${String(query).replaceAll('%2C', ',').replaceAll('%3A', ':')}#${encodeURI(setting.address)}`;
}

/**
 * Reads a setting from the query and fragment of an address. Absent and invalid parts have their defaults. If the query has at most
 * languages, absent parts come from `stored`, which has the same form.
 */
export function settingOf(end: string, stored = ''): Setting {
  const [search = '', ...fragments] = end.split('#');
  const query = new URLSearchParams(search);
  const hasOnlyLanguages = [...query.keys()].every((param) =>
    [FIELDS.language.param, FIELDS.words.param].includes(param),
  );
  const storedSetting = hasOnlyLanguages && stored !== '' ? settingOf(stored) : undefined;
  const address = decodeSafely(fragments.join('#'));
  const setting: Record<string, unknown> = {
    address: address.startsWith('/') ? address : (storedSetting?.address ?? DEFAULT_ADDRESS),
  };
  for (const [name, field] of fieldEntries) {
    const param = query.get(field.param);
    setting[name] = (param === null ? undefined : field.read(param)) ?? storedSetting?.[name] ?? field.initial;
  }
  return setting as Setting;
}

function decodeSafely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Opens a page's store: reads the address and the browser's storage, and writes both after each change. */
export function openSetting({
  location,
  history,
  localStorage,
}: Pick<Window, 'location' | 'history' | 'localStorage'>): SettingStore {
  const now = settingOf(location.search + location.hash, localStorage.getItem(STORAGE_KEY) ?? '');
  const listeners = new Map<SettingName, ((value: never) => void)[]>();
  const save = () => {
    const end = addressOfSetting(now);
    localStorage.setItem(STORAGE_KEY, end);
    history.replaceState(null, '', end);
  };
  save();
  return {
    current: now,
    change(name, value) {
      now[name] = value;
      save();
      for (const listener of listeners.get(name) ?? []) listener(value as never);
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}
