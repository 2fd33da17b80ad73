import { installed } from './installed.ts';
import type { InstallationValues } from './values.ts';

export type Promises = InstallationValues['promises'];

/** Lists what pages promise by themselves, not by an answer of the service. What is absent, no page promises. */
export const promises: Readonly<Promises> = installed('promises');
