/** The screens of campaigns, and pages from configuration. */
import type { ScreenRow } from './rows.ts';

const ENDED: ScreenRow['before'] = ['settings', { activity: 'END' }];
const BEFORE: ScreenRow['before'] = ['settings', { activity: 'BEFORE_START' }];

export const campaignRows: readonly ScreenRow[] = [
  { id: 'other.stock' },
  { id: 'other.stock', state: 'ended', before: ENDED },
  { id: 'other.stock', state: 'not begun', before: BEFORE },
];
