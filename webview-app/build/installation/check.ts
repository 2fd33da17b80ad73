/** Checks the whole installation of a build before it begins, and says at its end what is left of the sample. */
import { installationPlugin } from '../installation.ts';
import { type EnvironmentVariables, type Installation, installation, refuse } from './read.ts';
import { faultsOfWords } from './words.ts';

/** Resolves to the installation of this build. Throws its faults, those of its words included. */
export async function checkedInstallation(environment: EnvironmentVariables = process.env): Promise<Installation> {
  const current = installation(environment);
  const faults = await faultsOfWords(current.words, [installationPlugin({ ...current, words: { zh: {}, en: {} } })]);
  return faults.length > 0 ? refuse(current.folder, faults) : current;
}

/** The keys that a brand replaces, and the settings that it needs to be reached. */
const OF_A_BRAND = ['name', 'slogan', 'description', 'markSymbol', 'colours', 'apps', 'service', 'promises'] as const;
const NEEDED_SETTINGS = ['service-phone', 'api-origin', 'web-origin'] as const;

/** Returns the lines that say which values are the sample's and which settings are empty. None if nothing is. */
export function remainsOfSample(current: Installation): string[] {
  const sample = installation({});
  const same = OF_A_BRAND.filter((key) => JSON.stringify(current[key]) === JSON.stringify(sample[key]));
  const empty = NEEDED_SETTINGS.filter((name) => !current.settings[name]);
  return [
    ...(same.length > 0 ? [`  Of the sample installation: ${same.join(', ').replace('markSymbol', 'mark')}`] : []),
    ...(empty.length > 0 ? [`  Not set: ${empty.join(', ')}`] : []),
  ];
}
