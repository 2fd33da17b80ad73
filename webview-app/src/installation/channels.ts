import { installed } from './installed.ts';
import type { InstallationValues } from './values.ts';

/** Lists the channels that are known before the configuration has loaded, and without a network, by name. */
export const channels: Readonly<InstallationValues['channels']> = installed('channels');
