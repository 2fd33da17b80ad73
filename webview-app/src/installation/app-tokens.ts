import { installed } from './installed.ts';

/** The tokens of the provider's own apps in the user agent, each followed by `/version`. Empty: there is no app, and no page offers one. */
export const appTokens: readonly string[] = installed('appTokens');
