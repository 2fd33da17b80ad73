import type { ComponentType } from 'react';
import type { Words } from '../messages/words.ts';
import type { RouteId, RouteParams, RouteQuery } from '../routes.ts';
import type { Match } from '../routing/find-route.ts';
import type { Reads } from './reads.ts';

/** A screen and the id of its row. */
export interface ScreenOf<Props> {
  readonly id: string;
  readonly Component: ComponentType<Props>;
  /** Loads what the first drawing needs besides the screen's reads (`reads.ts`), on the first page and from the press of a link on. */
  readonly loadParts?: (() => Promise<unknown>) | undefined;
}

/**
 * Every screen is given these. Parameters are decoded; a query value is of the row's `query` column, and may be anything a
 * person typed. Not exported: only a
 * screen is given the parameters of its row, and hands on what its parts need.
 */
interface ScreenProps<Id extends RouteId> {
  readonly params: RouteParams<Id>;
  readonly query: RouteQuery<Id>;
}

/**
 * Makes a screen of a component. The id gives the component its parameters; `check-tables` compares it with the file's name:
 * `screens/checkup/sale.tsx` is `checkup.sale`.
 */
export const screen = <Id extends RouteId>(
  id: Id,
  Component: ComponentType<ScreenProps<Id>>,
  loadParts?: () => Promise<unknown>,
): ScreenOf<ScreenProps<Id>> => ({ id, Component, loadParts });

/** A screen as the router knows it: the row's own path made the parameters. */
export type AnyScreen = ScreenOf<{ params: Match['params']; query: Readonly<Record<string, string>> }>;

export interface ScreenModule {
  readonly Screen: AnyScreen;
  /** Words that no other screen of its area says: they come with this one alone. */
  readonly words?: Pick<Words<unknown>, 'open'>;
}

/** Loads a screen. `ready` is set once loaded: then it renders at once. */
export interface ScreenSource {
  readonly ready: AnyScreen | undefined;
  /** The list of its first reads, once it was loaded. */
  readonly reads: Reads | undefined;
  /** Loads the screen and its reads. Rejects when a file could not be had, and may be tried again. */
  load(): Promise<AnyScreen>;
  loadReads(): Promise<Reads | undefined>;
}

/** The folder and the file of a row's screen: `checkup.sale` is `checkup/sale.tsx`. */
export function partsOf(id: string): { readonly area: string; readonly name: string } {
  const [area = '', name = ''] = id.split('.');
  return { area, name };
}
