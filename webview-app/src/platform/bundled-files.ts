/**
 * The static files as the app was built with them, so that every screen opens without a network. They are written by
 * `scripts/static-fallbacks.ts`, loaded only when one is needed, and checked like any other answer.
 */
import { currentLanguage } from '../messages/language.ts';

interface Copies {
  readonly files: Readonly<Record<string, number>>;
  readonly contents: readonly unknown[];
}

const load = { en: () => import('../static-copies/en.json'), zh: () => import('../static-copies/zh.json') } as const;

/** The copy of the file of this path, in the language in use; undefined where there is none. */
export async function builtInCopy(path: string): Promise<unknown> {
  const { default: copies }: { default: Copies } = await load[currentLanguage()]();
  return Object.hasOwn(copies.files, path) ? structuredClone(copies.contents[copies.files[path] ?? -1]) : undefined;
}
