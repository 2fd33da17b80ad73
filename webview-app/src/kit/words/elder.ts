/** The kit's texts in the elder edition, where the standard texts are difficult: bookings, purchases, payments and refunds. */
import { simplerBy } from '../../messages/simpler.ts';
import { en } from './elder-en.ts';
import { zh } from './elder-zh.ts';
import type { KitWords } from './en.ts';

export const simpler = simplerBy<KitWords>({ en, zh });
