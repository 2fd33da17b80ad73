/**
 * Every screen in a file of its own, loaded when its address is first opened. Without React.lazy and Suspense: React holds a
 * screen back for 300 ms after a fallback was shown.
 */
import { openScreenTexts } from '../messages/screens.ts';
import { type AnyScreen, hasOwnWords, idOf, type ScreenModule, type ScreenSource } from './screen.ts';

const modules = import.meta.glob<ScreenModule>(['./*/*.tsx', '!./*/*.test.tsx']);

function lazily(id: string, read: () => Promise<ScreenModule>): ScreenSource {
  let ready: AnyScreen | undefined;
  return {
    get ready() {
      return ready;
    },
    async load() {
      const [{ Screen }] = await Promise.all([read(), hasOwnWords(id) ? openScreenTexts() : undefined]);
      ready = Screen;
      return Screen;
    },
  };
}

/** By the row's id; a row without a screen is not here. */
export const screens: ReadonlyMap<string, ScreenSource> = new Map(
  Object.entries(modules).map(([file, read]) => [idOf(file), lazily(idOf(file), read)]),
);
