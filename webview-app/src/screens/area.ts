import type { Words } from '../messages/words.ts';
import type { Reads, ReadsModule } from './reads.ts';
import type { AnyScreen, ScreenModule } from './screen.ts';

/** The screens of one area, as its `index.ts` exports them. */
export interface Area {
  /** Loads a screen by its name, with the area's words. Rejects if a file fails to load, and may be called again. */
  load(name: string): Promise<AnyScreen>;
  /** Returns the list of a screen's first reads; undefined if it has none. They come with the area, so a press can prefetch them at once. */
  reads(name: string): Reads | undefined;
}

type Openable = Pick<Words<unknown>, 'open'>;

interface ScreenParts {
  /** The lists of reads, by their files. */
  readonly reads?: Readonly<Record<string, ReadsModule>>;
  /** The words that only one screen has, by their files. They are loaded beside the screen. */
  readonly screenWords?: Readonly<Record<string, Openable>>;
}

/** Creates an area from its words and the files of its screens, which are loaded on demand. */
export function areaOf(
  files: Readonly<Record<string, () => Promise<ScreenModule>>>,
  words: readonly Openable[],
  { reads = {}, screenWords = {} }: ScreenParts = {},
): Area {
  return {
    reads: (name) => reads[`./${name}.reads.ts`]?.reads,
    async load(name) {
      const file = files[`./${name}.tsx`];
      if (!file) throw new Error(`no screen ${name}`);
      const allWords = [...words, screenWords[`./${name}/words/index.ts`]];
      const [{ Screen }] = await Promise.all([file(), ...allWords.map((part) => part?.open())]);
      return Screen;
    },
  };
}
