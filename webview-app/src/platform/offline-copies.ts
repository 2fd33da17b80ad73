/**
 * Answers for a time without a network: the kept ones, which are dropped first when the storage is full, and the static files as the
 * app was built with them. These are the defaults of `webview-app/build/static-copies/main.ts`, or an installation's own, given at build time. They
 * are loaded only when one is needed, and checked like any other answer.
 */
import type { OfflineCopy } from '../client/request.ts';
import { currentLanguage } from '../messages/language.ts';
import { keepPersonal, recallPersonal } from './personal.ts';
import { CACHE } from './storage.ts';

const KEPT_DAYS = 30;
/** A longer answer is not worth its room. Characters. */
const LONGEST = 60_000;
const nameOf = (key: string) => `${CACHE}offlineCopy.${key}`;

/** Accepts what was kept as a copy. */
export function isCopy(value: unknown): value is OfflineCopy {
  return (
    typeof value === 'object' && value !== null && 'at' in value && typeof value.at === 'number' && 'data' in value
  );
}

export const offlineCopies = {
  keep(key: string, copy: OfflineCopy): void {
    if (JSON.stringify(copy.data).length <= LONGEST) keepPersonal(nameOf(key), copy, { days: KEPT_DAYS });
  },
  find: (key: string): OfflineCopy | undefined => recallPersonal(nameOf(key), isCopy),
};

interface BuiltInCopies {
  readonly files: Readonly<Record<string, number>>;
  readonly contents: readonly unknown[];
}

const load = { en: () => import('../static-copies/en.json'), zh: () => import('../static-copies/zh.json') } as const;

/** Returns the built-in copy of the file of this path, in the language in use; undefined where there is none. */
export async function builtInCopy(path: string): Promise<unknown> {
  const { default: copies }: { default: BuiltInCopies } = await load[currentLanguage()]();
  const content = Object.hasOwn(copies.files, path) ? copies.contents[copies.files[path] ?? -1] : undefined;
  return content === undefined ? undefined : JSON.parse(JSON.stringify(content));
}
