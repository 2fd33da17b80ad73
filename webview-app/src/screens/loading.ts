import type { ComponentType } from 'react';
import type { RouteId, ScreenProps } from '../routes.ts';

/**
 * A screen as the router knows it. Its parameters were read from its own row's path, which the type of the screen file
 * states and the row's id in its file name ties it to.
 */
export type AnyScreen = ComponentType<ScreenProps<RouteId>>;

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
