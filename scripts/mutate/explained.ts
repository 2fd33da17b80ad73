/** Mutants that may live, each with the reason: the changed code behaves alike, or the difference is worth no test. */

import { OF_APP } from './explained-app.ts';
import type { Explained } from './explained-row.ts';
import { OF_SDK } from './explained-sdk.ts';

export const EXPLAINED: readonly Explained[] = [...OF_SDK, ...OF_APP];
