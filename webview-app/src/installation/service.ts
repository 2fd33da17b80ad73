import { installed } from './installed.ts';
import type { InstallationValues } from './values.ts';

/** Describes customer service. */
export const service: Readonly<InstallationValues['service']> = installed('service');
