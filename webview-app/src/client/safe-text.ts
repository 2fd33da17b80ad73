import { masked } from './masking.ts';
import { withoutSecrets } from './redaction.ts';

/** Masks a text that leaves the page: what this page load knows of persons, and what has the form of a person's. */
export const safeText = (text: string): string => masked(withoutSecrets(text));
