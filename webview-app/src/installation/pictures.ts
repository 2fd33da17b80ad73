import { installed } from './installed.ts';
import type { InstallationValues } from './values.ts';

/** Describes the addresses of photographs on the image CDN. */
export const pictures: Readonly<InstallationValues['pictures']> = installed('pictures');
