import { appTokens } from '../installation/app-tokens.ts';

/** False if the provider has no app. No page may then offer one. */
export const hasOwnApp: boolean = appTokens.length > 0;
