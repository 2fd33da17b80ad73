import { createContext } from 'react';
import type { Match } from '../../routing/find-route.ts';

export interface PageFacts extends Match {
  /** Values of the row's `query` column. */
  readonly query: Readonly<Record<string, string>>;
}

/** The row, parameters and query of the current page, for components that depend on a column of the row. */
export const PageContext = createContext<PageFacts | undefined>(undefined);
