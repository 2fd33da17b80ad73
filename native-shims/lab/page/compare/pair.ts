/** Decides which two phones are compared side by side: two hosts, or one host with another language or app version. */

import { PHONE_NAMES, type PhoneName } from '../../phones.ts';
import { COMPARE, HOST_TITLES, PHONE } from '../../words/table.ts';
import type { Text, Word } from '../../words/word.ts';
import { hasAppVersion } from '../hosts.ts';
import { type Setting, VERSIONS } from '../setting.ts';

/** The id of the second phone when a host is compared with itself. */
export const TWIN = 'twin';

/** A second phone of the same host, with another language or app version. */
export interface Twin {
  readonly host: PhoneName;
  readonly title: Text;
  readonly language?: Setting['language'];
  readonly version?: string;
}

export interface Pair {
  readonly first: PhoneName;
  /** The id of the second phone. */
  readonly second: string;
  readonly twin?: Twin;
}

type PairSetting = Pick<Setting, 'differences' | 'first' | 'second' | 'single' | 'language' | 'version'>;

const LANGUAGE_NAMES = { zh: '中文', en: 'English' } as const;
const otherLanguage = ({ language }: Pick<Setting, 'language'>) => (language === 'zh' ? 'en' : 'zh');

/** Returns the pair to compare. Undefined when all phones are compared with the first, or none are compared. */
export function pairOf(setting: Readonly<PairSetting>): Pair | undefined {
  const { differences, first, second, single, version } = setting;
  if (!differences || single !== '' || !secondOptions(setting).some(([, value]) => value === second)) return undefined;
  const title = HOST_TITLES[first];
  if (second === '') return undefined;
  if (second === 'language') {
    const language = otherLanguage(setting);
    return { first, second: TWIN, twin: { host: first, title: PHONE.twin(title, LANGUAGE_NAMES[language]), language } };
  }
  const other = VERSIONS.find((candidate) => candidate === second);
  if (other !== undefined && other !== version)
    return {
      first,
      second: TWIN,
      twin: { host: first, title: PHONE.twin(title, other), version: other },
    };
  return { first, second };
}

/** Returns the options for the second phone, each with its label. */
export function secondOptions(
  setting: Readonly<Pick<Setting, 'first' | 'language' | 'version'>>,
): readonly (readonly [words: Word, value: Setting['second']])[] {
  const { first, version } = setting;
  const hosts = PHONE_NAMES.filter((host) => host !== first);
  const versions = hasAppVersion(first) ? VERSIONS.filter((candidate) => candidate !== version) : [];
  return [
    [COMPARE.allOthers, ''],
    ...hosts.map((host) => [HOST_TITLES[host], host] as const),
    [COMPARE.sameHostInLanguage(LANGUAGE_NAMES[otherLanguage(setting)]), 'language'],
    ...versions.map((other) => [COMPARE.sameHostAtVersion(other), other] as const),
  ];
}
