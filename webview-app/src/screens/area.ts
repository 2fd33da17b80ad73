import type { Words } from '../messages/words.ts';
import type { AnyScreen, ScreenModule } from './screen.ts';

/** The screens of one area, as its `index.ts` exports them. */
export interface Area {
  /**
   * Loads a screen by its name, with the area's words. Rejects when a file fails to load. A retry is safe.
   */
  load(name: string): Promise<AnyScreen>;
}

/** Creates an area from its words and its lazily loaded screen files. */
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
