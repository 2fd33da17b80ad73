import { createContext } from 'react';
import type { Match } from '../routing/find-route.ts';

export interface PageFacts extends Match {
  /** Values of the row's `query` column. */
  readonly query: Readonly<Record<string, string>>;
}

/** The row, parameters and query of the page that is shown, for parts that go by a column of the row. */
export const PageContext = createContext<PageFacts | undefined>(undefined);
