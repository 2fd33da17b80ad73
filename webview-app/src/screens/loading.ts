import type { ComponentType } from 'react';
import type { Match } from '../routing/match.ts';

/**
 * A screen as the router knows it. A screen's file states the exact parameters of its own row (`ScreenProps<'checkup.sale'>`);
 * the file's name is the row's id, so that it is given just those.
 */
export type AnyScreen = ComponentType<{ params: Match['params']; query: URLSearchParams }>;

export interface ScreenModule {
  readonly Screen: AnyScreen;
}

/** Where a screen comes from. `ready` is there as soon as it was loaded once: then it renders at once. */
export interface ScreenSource {
  readonly ready: AnyScreen | undefined;
  /** Rejects when its file could not be had; may be tried again. */
  load(): Promise<AnyScreen>;
}

/** The row's id of a screen file: `./checkup/sale.tsx` is `checkup.sale`. */
export const idOf = (file: string): string => file.replace(/^\.\/|\.tsx$/g, '').replace('/', '.');

/** Whether a screen needs `screens-<language>.ts`: the entry's own do with the words of every page. */
export const hasOwnWords = (id: string): boolean => !id.startsWith('entry.');
