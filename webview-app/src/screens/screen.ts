import type { ComponentType } from 'react';
import type { Words } from '../messages/words.ts';
import type { RouteId, RouteParams, RouteQuery } from '../routes.ts';
import type { Match } from '../routing/find-route.ts';

type ParamsOf<Props> = Props extends { readonly params: infer Params } ? Params : never;

/** A screen and the id of its row. */
export interface ScreenOf<Props> {
  readonly id: string;
  readonly Component: ComponentType<Props>;
  /**
   * Asks for what the screen shows first, before it is drawn: on the first page, and from the press of a link on. It resolves when all is
   * there, or cannot be had. Only reads that ask nobody for a login.
   */
  readonly prefetch?: ((params: ParamsOf<Props>) => Promise<unknown>) | undefined;
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
  prefetch?: ScreenOf<ScreenProps<Id>>['prefetch'],
): ScreenOf<ScreenProps<Id>> => ({ id, Component, prefetch });

/** A screen as the router knows it: the row's own path made the parameters. */
export type AnyScreen = ScreenOf<{ params: Match['params']; query: Readonly<Record<string, string>> }>;

export interface ScreenModule {
  readonly Screen: AnyScreen;
  /** Words that no other screen of its area says: they come with this one alone. */
  readonly words?: Pick<Words<unknown>, 'open'>;
}

/** The way to a screen. `ready` is there once it was loaded: then it renders at once. */
export interface ScreenSource {
  readonly ready: AnyScreen | undefined;
  /** Rejects when a file could not be had, and may be tried again. */
  load(): Promise<AnyScreen>;
}

/** The folder and the file of a row's screen: `checkup.sale` is `checkup/sale.tsx`. */
export function partsOf(id: string): { readonly area: string; readonly name: string } {
  const [area = '', name = ''] = id.split('.');
  return { area, name };
}
