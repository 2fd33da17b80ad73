import { maskText } from './masking.ts';
import { withoutSecrets } from './redaction.ts';

/** Masks a text that leaves the page: learned personal values, and any text of a sensitive form. */
export const safeText = (text: string): string => maskText(withoutSecrets(text));
