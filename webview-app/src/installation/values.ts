/** Derives the values of this folder's modules from an installation's file. No build has this module: each gets the values themselves. */
import type { InstallationFile } from './schema.ts';

export const DEFAULTS = {
  basePath: '/health',
  settings: {},
  service: {},
  promises: {},
  miniPrograms: [],
  channels: { default: { thirdType: 1 }, partner: { thirdType: 301 } },
  legal: {},
  pictures: { form: '{path}?quality=80', webp: '{path}?quality=80&format=webp' },
} satisfies Partial<InstallationFile>;

type Defaulted = keyof typeof DEFAULTS;

/** An installation's file with its defaults. */
export interface InstallationValues
  extends Omit<InstallationFile, Defaulted | 'words'>,
    Required<Pick<InstallationFile, Defaulted>> {}

/** Returns the values about the provider's apps. A module of its own has what only some parts of the app need. */
export const appValues = ({ apps, name }: Pick<InstallationFile, 'apps' | 'name'>) => ({
  appName: apps[0]?.name ?? name,
  appTokens: apps.map(({ token }) => token),
  appSchemes: apps.flatMap(({ scheme }) => scheme ?? []),
  walletSince: Object.fromEntries(
    apps.flatMap(({ token, walletSince }) => (walletSince ? [[token.replace(/App$/, ''), walletSince]] : [])),
  ),
});
