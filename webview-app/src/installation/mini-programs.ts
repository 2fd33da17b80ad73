import { installed } from './installed.ts';
import type { InstallationValues } from './values.ts';

/** Lists the mini-programs that are known before the configuration has loaded, and without a network. */
export const miniPrograms: Readonly<InstallationValues['miniPrograms']> = installed('miniPrograms');
