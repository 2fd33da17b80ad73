/** Reads the sample installation, outside of builds. A build replaces every module that calls this by its value. */
import sample from '../../installation/installation.json' with { type: 'json' };
import { appValues, DEFAULTS, type InstallationValues } from './values.ts';

type Values = InstallationValues & ReturnType<typeof appValues>;

/** Names the global in which a test gives the next page load other values of the installation, by key. */
const TEST_VALUES = 'installationInTest';

/** Returns a value of the sample, or a test's. */
export const installed = <K extends keyof Values>(key: K): Values[K] => {
  const file: InstallationValues = { ...DEFAULTS, ...sample };
  const values: Values = { ...file, ...appValues(file), ...Object(Reflect.get(globalThis, TEST_VALUES)) };
  return values[key];
};
