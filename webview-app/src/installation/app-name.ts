import { installed } from './installed.ts';
import type { Both } from './schema.ts';

/** The name of the app that pages offer, if there is one. */
export const appName: Both = installed('appName');
