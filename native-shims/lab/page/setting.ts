/**
 * The setting of the lab: one store that keeps it in the address, so that what a tester sees can be sent to somebody else, and in
 * this browser for the next visit. A new part of the setting is one row of `FIELDS`.
 */
import type { UserAnswer } from '../../src/index.ts';
import { parseJson } from '../../src/json.ts';
import { LEAK_MARKER } from '../messages.ts';
import { FIRST_PHONES, PHONE_NAMES, type PhoneName } from '../phones.ts';
import { LANGUAGES, languageOfBrowser } from '../words/word.ts';
import { PROCESSORS } from './slow-processor.ts';
import { FILTERS, type Filter, VIEWS, type View } from './views/line.ts';

export const VERSIONS = ['2.0.9', '2.1.0', '2.8.0'] as const;
export const ANSWERS: readonly UserAnswer[] = ['accept', 'cancel', 'fail', 'leave'];
/** Widths of phones in pixels, the last one a tablet's. */
export const WIDTHS = [320, 360, 390, 414, 768] as const;
/** Sizes of the text, in percent. */
export const TEXT_SIZES = [100, 150, 200] as const;

/** A part of the setting: its name in the address, its value where the address has none, and the two forms of it. */
export interface Field<Value> {
  readonly param: string;
  readonly first: Value;
  /** Returns undefined for a text that is no value of it. */
  read(text: string): Value | undefined;
  write(value: Value): string;
  /** It is in the address though it has its first value. */
  readonly always?: true;
}

/** One of a few values. */
const choice = <const Value extends string | number | boolean>(
  param: string,
  values: readonly Value[],
  first: Value,
): Field<Value> => ({
  param,
  first,
  read: (text) => values.find((value) => String(value) === text),
  write: String,
});

/** On or off; the address says `1` or `0`. */
const flag = (param: string, first: boolean): Field<boolean> => ({
  param,
  first,
  read: (text) => (text === '1' ? true : text === '0' ? false : undefined),
  write: (value) => (value ? '1' : '0'),
});

/** Any text. */
const text = (param: string, first = ''): Field<string> => ({ param, first, read: (value) => value, write: String });

/** Several of a few values, in their own order; none is no value. */
const several = <Value extends string>(
  param: string,
  values: readonly Value[],
  first: readonly Value[],
): Field<readonly Value[]> => ({
  param,
  first,
  read(raw) {
    const named = values.filter((value) => raw.split(',').includes(value));
    return named.length > 0 ? named : undefined;
  },
  write: (those) => those.join(','),
});

const variants: Field<Partial<Record<PhoneName, number>>> = {
  param: 'variants',
  first: {},
  read(value) {
    const pairs = value.split(',').map((pair) => pair.split(':'));
    return Object.fromEntries(
      PHONE_NAMES.flatMap((host) => {
        const index = Number(pairs.find(([name]) => name === host)?.[1]);
        return Number.isInteger(index) && index > 0 ? [[host, index]] : [];
      }),
    );
  },
  write: (chosen) =>
    Object.entries(chosen)
      .filter(([, index]) => index > 0)
      .map((pair) => pair.join(':'))
      .join(','),
};

/** Texts, as a list; none is nothing in the address. */
const texts = (param: string): Field<readonly string[]> => ({
  param,
  first: [],
  read(value) {
    const list = parseJson(value);
    return Array.isArray(list) ? list.map(String) : undefined;
  },
  write: (those) => (those.length > 0 ? JSON.stringify(those) : ''),
});

/** All parts of the setting. The address of the pages is not among them: it is what stands behind `#`. */
const FIELDS = {
  // These two are always there: by them an address that somebody was sent is told from a bare one.
  language: { ...choice('lang', ['zh', 'en'], 'zh'), always: true },
  version: { ...choice('app', VERSIONS, '2.8.0'), always: true },
  /** The language of the lab's own words; first that of the browser. */
  words: choice('words', LANGUAGES, languageOfBrowser()),
  user: choice<UserAnswer>('user', ANSWERS, 'accept'),
  dark: flag('dark', false),
  /** A tap, a text typed or a scroll in one phone is done in all. */
  linked: flag('taps', true),
  /** The chosen variant of each host, by its index. */
  variants,
  /** Hosts whose phones are shown. */
  hosts: several('hosts', PHONE_NAMES, FIRST_PHONES),
  /** The one phone that is shown as large as it is; empty: all phones, made small. */
  single: choice<PhoneName | ''>('single', ['', ...PHONE_NAMES], ''),
  width: choice<number>('width', WIDTHS, 390),
  /** In percent. */
  textSize: choice<number>('text', TEXT_SIZES, 100),
  /** A phone with a notch and without a home button. */
  insets: flag('insets', false),
  /** The phones lie on their side. */
  turned: flag('turned', false),
  /** Times as slow as the processor is. */
  processor: choice<number>('cpu', PROCESSORS, 1),
  /** The content of the lists under the phones. */
  view: choice<View>('view', VIEWS, 'bridge'),
  /** Lines with this text alone. */
  find: text('find'),
  filter: choice<Filter>('only', FILTERS, ''),
  /** One list of all phones, beside them. */
  timeline: flag('timeline', false),
  /** Marks in what phones differ. */
  differences: flag('differences', false),
  /** The phone that others are compared with. */
  first: choice<PhoneName>('first', PHONE_NAMES, 'wechat'),
  /** The one that stands beside it: another host, or the same one in the other language or with another version; empty: all. */
  second: choice<PhoneName | 'language' | (typeof VERSIONS)[number] | ''>(
    'second',
    ['', ...PHONE_NAMES, 'language', ...VERSIONS],
    '',
  ),
  /** Differences that are not counted: kinds of them (`#place`), and single things by role and text. */
  ignored: texts('ignored'),
  /** The method whose card is opened on the page that has all of them. */
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
  /** The values now: one object that changes. */
  readonly now: Readonly<Setting>;
  /** Sets one part, writes it to the address and tells who listens. */
  change<Name extends SettingName>(name: Name, value: Setting[Name]): void;
  /** Calls `listener` after each change of that part. */
  on<Name extends SettingName>(name: Name, listener: (value: Setting[Name]) => void): void;
}

const FIRST_ADDRESS = '/health/package-list';
const KEY = `${LEAK_MARKER}:setting`;

const fieldEntries = Object.entries(FIELDS) as [keyof Fields, Field<unknown>][];
const isFirst = ({ first, write }: Field<unknown>, value: unknown) => write(value) === write(first);

/** Returns the setting as the end of an address: `?lang=zh&app=2.8.0#/health/`. */
export function addressOfSetting(setting: Readonly<Setting>): string {
  const query = new URLSearchParams();
  for (const [name, field] of fieldEntries) {
    if (field.always || !isFirst(field, setting[name])) query.set(field.param, field.write(setting[name]));
  }
  // A comma and a colon need no code in a query, and read better without.
  return `?${String(query).replaceAll('%2C', ',').replaceAll('%3A', ':')}#${encodeURI(setting.address)}`;
}

/**
 * Reads a setting from the end of an address. What is missing or no value of its part has its first value. An address without a query,
 * or with languages alone, is a bare one: what it does not say is taken from `stored`, which is another such end.
 */
export function settingOf(end: string, stored = ''): Setting {
  const [search = '', ...behind] = end.split('#');
  const query = new URLSearchParams(search);
  const isBare = [...query.keys()].every((param) => [FIELDS.language.param, FIELDS.words.param].includes(param));
  const rest = isBare && stored !== '' ? settingOf(stored) : undefined;
  const address = decoded(behind.join('#'));
  const setting: Record<string, unknown> = {
    address: address.startsWith('/') ? address : (rest?.address ?? FIRST_ADDRESS),
  };
  for (const [name, field] of fieldEntries) {
    const param = query.get(field.param);
    setting[name] = (param === null ? undefined : field.read(param)) ?? rest?.[name] ?? field.first;
  }
  return setting as Setting;
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

/** Opens the store of a page: reads its address and what this browser has kept, and writes both at each change. */
export function openSetting({
  location,
  history,
  localStorage,
}: Pick<Window, 'location' | 'history' | 'localStorage'>): SettingStore {
  const now = settingOf(location.search + location.hash, localStorage.getItem(KEY) ?? '');
  const listeners = new Map<SettingName, ((value: never) => void)[]>();
  const keep = () => {
    const end = addressOfSetting(now);
    localStorage.setItem(KEY, end);
    history.replaceState(null, '', end);
  };
  keep();
  return {
    now,
    change(name, value) {
      now[name] = value;
      keep();
      for (const listener of listeners.get(name) ?? []) listener(value as never);
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}
