import { installed } from './installed.ts';

/** The schemes that open the provider's own apps, without a colon. The first is that of the app that pages offer. */
export const appSchemes: readonly string[] = installed('appSchemes');
