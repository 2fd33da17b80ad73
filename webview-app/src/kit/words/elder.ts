/** The kit's words in the elder edition, where the standard words are hard: booking, buying, paying and asking for money back. */
import { simplerBy } from '../../messages/simpler.ts';
import { en } from './elder-en.ts';
import { zh } from './elder-zh.ts';
import type { KitWords } from './en.ts';

export const simpler = simplerBy<KitWords>({ en, zh });
