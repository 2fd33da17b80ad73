/** All screens in one piece: for the single file, where a lazy one would only cost bytes and time, and for tests. */
import { idOf, type ScreenModule, type ScreenSource } from './screen.ts';

const modules = import.meta.glob<ScreenModule>(['./*/*.tsx', '!./*/*.test.tsx'], { eager: true });

/** By the row's id; a row without a screen is not here. */
export const screens: ReadonlyMap<string, ScreenSource> = new Map(
  Object.entries(modules).map(([file, { Screen }]) => [idOf(file), { ready: Screen, load: async () => Screen }]),
);
