import { installed } from './installed.ts';
import type { InstallationValues } from './values.ts';

/** Maps legal texts to absolute addresses. An absent one has a page of the app, `contentStatic/<name>`. */
export const legal: Readonly<InstallationValues['legal']> = installed('legal');
