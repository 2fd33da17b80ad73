import { createContext } from 'react';
import type { Match } from '../../routing/find-route.ts';

export interface PageFacts extends Match {
  /** The values of the parameters in the route's `query` column. */
  readonly query: Readonly<Record<string, string>>;
}

/** The route, parameters and query of the current page, for components that depend on a column of the route. */
export const PageContext = createContext<PageFacts | undefined>(undefined);
