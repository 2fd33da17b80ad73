import type { Words } from '../messages/words.ts';
import type { AnyScreen, ScreenModule } from './screen.ts';

/** One area, as its `index.ts` exports it. */
export interface Area {
  /**
   * Loads the screen of a name with the words that the area needs. Rejects when a file cannot be had, and may be tried again.
   */
  load(name: string): Promise<AnyScreen>;
}

/** Makes an area of its files, each loaded when its screen is first opened, and of all words that its screens say. */
export function areaOf(
  files: Readonly<Record<string, () => Promise<ScreenModule>>>,
  words: readonly Pick<Words<unknown>, 'open'>[],
): Area {
  return {
    async load(name) {
      const file = files[`./${name}.tsx`];
      if (!file) throw new Error(`no screen ${name}`);
      const [module] = await Promise.all([file(), ...words.map(({ open }) => open())]);
      await module.words?.open();
      return module.Screen;
    },
  };
}
