import { languageTag } from '../../../messages/index.ts';

/** A whole number as a person reads it: `12,640`. */
export const count = (value: number): string => new Intl.NumberFormat(languageTag()).format(value);
