import type { ComponentType } from 'react';
import type { RouteId, RouteParams, RouteQuery } from '../routes.ts';
import type { Match } from '../routing/find-route.ts';
import type { Reads } from './reads.ts';

/** A screen and the id of its row in the table of routes. */
export interface ScreenDefinition<Props> {
  readonly id: string;
  readonly Component: ComponentType<Props>;
  /** Loads what the first render needs besides the screen's reads (`reads.ts`). It runs for the first page and when a link is pressed. */
  readonly loadParts?: (() => Promise<unknown>) | undefined;
}

/**
 * The props of every screen. Parameters are decoded. Query values belong to the row's `query` column, and may be any text that a
 * person typed. The type is not exported: only the screen itself gets its row's parameters, and passes on what its parts need.
 */
interface ScreenProps<Id extends RouteId> {
  readonly params: RouteParams<Id>;
  readonly query: RouteQuery<Id>;
}

/**
 * Creates a screen from a component. The id determines the component's parameters. `check-tables` compares it with the file's name:
 * `screens/checkup/sale.tsx` is `checkup.sale`.
 */
export const screen = <Id extends RouteId>(
  id: Id,
  Component: ComponentType<ScreenProps<Id>>,
  loadParts?: () => Promise<unknown>,
): ScreenDefinition<ScreenProps<Id>> => ({ id, Component, loadParts });

/** A screen as the router uses it: the path of its row determines the parameters. */
export type AnyScreen = ScreenDefinition<{ params: Match['params']; query: Readonly<Record<string, string>> }>;

export interface ScreenModule {
  readonly Screen: AnyScreen;
}

/** Loads a screen. Once it is loaded, `ready` is set and the screen renders at once. */
export interface ScreenSource {
  readonly ready: AnyScreen | undefined;
  /** The list of data that the screen loads first, or undefined until loaded. */
  readonly reads: Reads | undefined;
  /** Loads the screen and its list of reads. Rejects if a file fails to load, and may be called again. */
  load(): Promise<AnyScreen>;
  loadReads(): Promise<Reads | undefined>;
}

/** Returns the folder and the file of a row's screen: `checkup.sale` is `checkup/sale.tsx`. */
export function partsOf(id: string): { readonly area: string; readonly name: string } {
  const [area = '', name = ''] = id.split('.');
  return { area, name };
}
