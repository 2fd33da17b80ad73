import { masked } from './masking.ts';
import { withoutSecrets } from './redaction.ts';

/** Masks a text that leaves the page: known values about persons, and any text of a sensitive form. */
export const safeText = (text: string): string => masked(withoutSecrets(text));
