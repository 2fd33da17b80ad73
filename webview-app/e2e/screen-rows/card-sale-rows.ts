/** The screens on which the health card is sold. */
import type { ScreenRow } from './rows.ts';

export const cardSaleRows: readonly ScreenRow[] = [{ id: 'rights.claim-paid-rule' }];
