/** The screens of the rights and of the health card that a person has. */
import type { ScreenRow } from './rows.ts';

export const ownRightsRows: readonly ScreenRow[] = [
  { id: 'rights.user-rights' },
  { id: 'rights.user-rights', state: 'visitor', host: 'browser' },
];
