import type { Words } from '../messages/words.ts';
import type { Reads, ReadsModule } from './reads.ts';
import type { AnyScreen, ScreenModule } from './screen.ts';

/** The screens of one area, as its `index.ts` exports them. */
export interface Area {
  /**
   * Loads a screen by its name, with the area's words. Rejects when a file fails to load. A retry is safe.
   */
  load(name: string): Promise<AnyScreen>;
  /** Loads the list of a screen's first reads; undefined if it has none. */
  loadReads(name: string): Promise<Reads | undefined>;
}

/** Creates an area from its words and its lazily loaded files of screens and their reads. */
export function areaOf(
  files: Readonly<Record<string, () => Promise<ScreenModule>>>,
  words: readonly Pick<Words<unknown>, 'open'>[],
  reads: Readonly<Record<string, () => Promise<ReadsModule>>> = {},
): Area {
  return {
    async loadReads(name) {
      return (await reads[`./${name}.reads.ts`]?.())?.reads;
    },
    async load(name) {
      const file = files[`./${name}.tsx`];
      if (!file) throw new Error(`no screen ${name}`);
      const [module] = await Promise.all([file(), ...words.map(({ open }) => open())]);
      await module.words?.open();
      return module.Screen;
    },
  };
}
