/** The states of what a person has, as rows of screens to check. */
import type { ScreenRow } from './rows.ts';

const NEW_PERSON = { name: 'ios-app', token: 'native-13900139000-1' } as const;

export const serviceRows: readonly ScreenRow[] = [
  { id: 'entry.app-service' },
  { id: 'entry.app-service', state: 'none', host: NEW_PERSON },
];
