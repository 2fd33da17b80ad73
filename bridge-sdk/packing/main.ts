/**
 * Runs `npm run pkg [-- shims]`: builds, packs, lints and measures the packages, and tries them out as users would. With an argument it
 * runs only the trials whose name contains it.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figureLine, maxBytesOf } from '../../scripts/weight/budgets.ts';
import { missingIdentity } from './identity.ts';
import { attwFindings, publintFindings } from './lint.ts';
import { makePackages, type Tarballs } from './make.ts';
import type { PACKAGES } from './packages.ts';
import { useBackend } from './use/backend.ts';
import { useInBundlers } from './use/bundlers.ts';
import { useCommand } from './use/command.ts';
import { useCreate } from './use/create.ts';
import { useGenerator } from './use/generator.ts';
import { useInCommonJs, useInJest } from './use/jest.ts';
import { useInNode } from './use/node.ts';
import { useOwnMethods } from './use/own-methods.ts';
import { useInPage } from './use/script-tag.ts';
import { checkInstalledShims, oldestRunners, useShimsInPlaywright, useShimsInVitest } from './use/shims.ts';
import { useStandardSchema } from './use/standard-schema.ts';
import { useOlderTypes, useTypes } from './use/types.ts';
import { useInVite } from './use/vite-app.ts';
import { useInVue } from './use/vue.ts';
import { useAsWebTeam } from './use/web-team.ts';

type Trial = (tarballs: Tarballs, folder: string) => string | Promise<string>;
/** Returns a trial that needs only the tarball of the SDK. */
const withSdk =
  (trial: (tarball: string, folder: string) => string | Promise<string>): Trial =>
  ({ sdk }, folder) =>
    trial(sdk, folder);
const requireClean = (findings: string[]) => {
  if (findings.length) throw new Error(findings.join('\n'));
  return 'clean';
};

const TRIALS: Readonly<Record<string, Trial>> = {
  publint: withSdk(async (tarball) => requireClean(await publintFindings(tarball))),
  attw: withSdk((tarball) => requireClean(attwFindings(tarball))),
  types: withSdk(useTypes),
  'types, older compiler': withSdk(useOlderTypes),
  'in Node': withSdk(useInNode),
  'in CommonJS': withSdk(useInCommonJs),
  'in an empty Vite app': withSdk(useInVite),
  'by other bundlers': withSdk(useInBundlers),
  'by a script tag': withSdk(useInPage),
  'by a web team that only has README': withSdk(useAsWebTeam),
  'with Vue': withSdk(useInVue),
  'with zod, a Standard Schema': withSdk(useStandardSchema),
  'shims, publint': async ({ shims }) => requireClean(await publintFindings(shims)),
  'shims, attw': ({ shims }) => requireClean(attwFindings(shims)),
  'shims, in a project of the oldest Vitest': (tarballs, folder) => useShimsInVitest(tarballs, folder, oldestRunners()),
  'shims, in a project of the oldest Playwright': (tarballs, folder) =>
    useShimsInPlaywright(tarballs, folder, oldestRunners()),
  'shims, in a fresh Vitest project': useShimsInVitest,
  'shims, in a fresh Playwright project': useShimsInPlaywright,
  'shims, as installed': checkInstalledShims,
  'shims, in a fresh Jest project': useInJest,
  'shims, with custom methods and events': useOwnMethods,
  'bundle tool, publint': async ({ bundleTool }) => requireClean(await publintFindings(bundleTool)),
  'generator, publint': async ({ generator }) => requireClean(await publintFindings(generator)),
  'generator, attw': ({ generator }) => requireClean(attwFindings(generator)),
  'generator, in an empty folder': ({ generator }, folder) => useGenerator(generator, folder),
  'create, publint': async ({ create }) => requireClean(await publintFindings(create)),
  'create, every template in a fresh folder': useCreate,
  'backend, publint': async ({ backend }) => requireClean(await publintFindings(backend)),
  'backend, its check of its mock through its proxy': ({ backend }, folder) => useBackend(backend, folder),
  'bundle tool, on a signed bundle': ({ bundleTool }, folder) => useCommand(bundleTool, folder),
};

/** Maps packages to their rows in the table of size limits. */
const FIGURES: Readonly<Record<keyof typeof PACKAGES, string>> = {
  sdk: 'tarball of the SDK',
  shims: 'tarball of the imitated hosts',
  bundleTool: 'tarball of the bundle tool',
  generator: 'tarball of the generator',
  create: 'tarball of npm create',
  backend: 'tarball of the backend',
};

/** Prints the size of each tarball and its limit. Returns the number of tarballs that are too large. */
function countTooLarge(tarballs: Tarballs): number {
  const figures = Object.entries(FIGURES).map(([name, figure]) => {
    const bytes = statSync(tarballs[name as keyof Tarballs]).size;
    console.log(figureLine(figure, bytes));
    return bytes <= maxBytesOf(figure);
  });
  return figures.filter((isGood) => !isGood).length;
}

export async function main([filter = '']: readonly string[] = []): Promise<number> {
  const tarballs = await makePackages();
  let failed = countTooLarge(tarballs);
  const missing = missingIdentity();
  if (missing.length > 0) console.log(`package.json of the root has no ${missing.join(', ')}: no release without.`);
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  for (const [name, trial] of Object.entries(TRIALS)) {
    if (!name.includes(filter)) continue;
    try {
      console.log(`${name}: ${await trial(tarballs, join(folder, name.startsWith('shims') ? 'tester' : 'consumer'))}`);
    } catch (error) {
      failed++;
      console.log(`${name}: FAILED\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  rmSync(folder, { recursive: true });
  return failed === 0 ? 0 : 1;
}
