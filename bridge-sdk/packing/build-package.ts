/** Runs `node scripts/run.mjs build-package <name ...>`: builds published packages, by their names in `packages.ts`. */
import { ClearError } from '../../scripts/workspace/clear-error.ts';
import { BUILDS } from './make.ts';

export async function main(names: readonly string[]): Promise<number> {
  const isKnown = (name: string): name is keyof typeof BUILDS => Object.hasOwn(BUILDS, name);
  if (names.length === 0 || !names.every(isKnown))
    throw new ClearError(`Usage: node scripts/run.mjs build-package <${Object.keys(BUILDS).join(' | ')}>`);
  for (const name of names) await BUILDS[name]([]);
  return 0;
}
