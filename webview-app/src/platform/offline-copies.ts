/**
 * Provides answers for use without a network: stored copies, which are removed first when the storage is full, and built-in copies of
 * static files. The built-in copies are the defaults of `webview-app/build/static-copies/main.ts`, or an installation's own, set at build
 * time. They are loaded only if needed, and validated like any other answer.
 */
import type { OfflineCopy } from '../client/request.ts';
import { currentLanguage } from '../messages/language.ts';
import { keepPersonal, recallPersonal } from './personal.ts';
import { CACHE } from './storage.ts';

const STORED_DAYS = 30;
/** The longest stored answer, in characters. A longer answer would need too much storage. */
const MAX_CHARACTERS = 60_000;
const nameOf = (key: string) => `${CACHE}offlineCopy.${key}`;

/** Checks that a value is a stored copy. */
export function isCopy(value: unknown): value is OfflineCopy {
  return (
    typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'data' in value
  );
}

export const offlineCopies = {
  keep(key: string, copy: OfflineCopy): void {
    if (JSON.stringify(copy.data).length <= MAX_CHARACTERS) keepPersonal(nameOf(key), copy, { days: STORED_DAYS });
  },
  find: (key: string): OfflineCopy | undefined => recallPersonal(nameOf(key), isCopy),
};

interface BuiltInCopies {
  readonly files: Readonly<Record<string, number>>;
  readonly contents: readonly unknown[];
}

const copiesByLanguage = {
  en: () => import('../static-copies/en.json'),
  zh: () => import('../static-copies/zh.json'),
} as const;

/** Returns the built-in copy of a file by its path, in the current language. Undefined if there is none. */
export async function builtInCopy(path: string): Promise<unknown> {
  const { default: copies }: { default: BuiltInCopies } = await copiesByLanguage[currentLanguage()]();
  const content = Object.hasOwn(copies.files, path) ? copies.contents[copies.files[path] ?? -1] : undefined;
  return content === undefined ? undefined : JSON.parse(JSON.stringify(content));
}
