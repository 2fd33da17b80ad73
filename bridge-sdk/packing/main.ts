/**
 * Runs `npm run pkg [-- shims]`: builds, packs, lints and weighs the packages, and tries them out as users would. With an argument it
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
import { useInBundlers } from './use/bundlers.ts';
import { useCommand } from './use/command.ts';
import { useCreate } from './use/create.ts';
import { useGenerator } from './use/generator.ts';
import { useInCommonJs, useInJest } from './use/jest.ts';
import { useInNode } from './use/node.ts';
import { useOwnMethods } from './use/own-methods.ts';
import { useInPage } from './use/script-tag.ts';
import { oldestRunners, shimsAreWhole, useShimsInPlaywright, useShimsInVitest } from './use/shims.ts';
import { useStandardSchema } from './use/standard-schema.ts';
import { useOlderTypes, useTypes } from './use/types.ts';
import { useInVite } from './use/vite-app.ts';
import { useInVue } from './use/vue.ts';
import { useAsWebTeam } from './use/web-team.ts';

type Use = (tarballs: Tarballs, folder: string) => string | Promise<string>;
/** Makes a trial that needs only the tarball of the SDK. */
const alone =
  (use: (tarball: string, folder: string) => string | Promise<string>): Use =>
  ({ sdk }, folder) =>
    use(sdk, folder);
const clean = (findings: string[]) => {
  if (findings.length) throw new Error(findings.join('\n'));
  return 'clean';
};

const USES: Readonly<Record<string, Use>> = {
  publint: alone(async (tarball) => clean(await publintFindings(tarball))),
  attw: alone((tarball) => clean(attwFindings(tarball))),
  types: alone(useTypes),
  'types, older compiler': alone(useOlderTypes),
  'in Node': alone(useInNode),
  'in CommonJS': alone(useInCommonJs),
  'in an empty Vite app': alone(useInVite),
  'by other bundlers': alone(useInBundlers),
  'by a script tag': alone(useInPage),
  'by a web team, from README alone': alone(useAsWebTeam),
  'with Vue': alone(useInVue),
  'with zod, a Standard Schema': alone(useStandardSchema),
  'shims, publint': async ({ shims }) => clean(await publintFindings(shims)),
  'shims, attw': ({ shims }) => clean(attwFindings(shims)),
  'shims, in a project of the oldest Vitest': (tarballs, folder) => useShimsInVitest(tarballs, folder, oldestRunners()),
  'shims, in a project of the oldest Playwright': (tarballs, folder) =>
    useShimsInPlaywright(tarballs, folder, oldestRunners()),
  'shims, in a fresh Vitest project': useShimsInVitest,
  'shims, in a fresh Playwright project': useShimsInPlaywright,
  'shims, as installed': shimsAreWhole,
  'shims, in a fresh Jest project': useInJest,
  'shims, with methods and events of your own': useOwnMethods,
  'bundle tool, publint': async ({ bundleTool }) => clean(await publintFindings(bundleTool)),
  'generator, publint': async ({ generator }) => clean(await publintFindings(generator)),
  'generator, attw': ({ generator }) => clean(attwFindings(generator)),
  'generator, in an empty folder': ({ generator }, folder) => useGenerator(generator, folder),
  'create, publint': async ({ create }) => clean(await publintFindings(create)),
  'create, every template in a fresh folder': useCreate,
  'bundle tool, on a signed bundle': ({ bundleTool }, folder) => useCommand(bundleTool, folder),
};

/** Maps packages to their rows in the table of size limits. */
const WEIGHED: Readonly<Record<keyof typeof PACKAGES, string>> = {
  sdk: 'tarball of the SDK',
  shims: 'tarball of the imitated hosts',
  bundleTool: 'tarball of the bundle tool',
  generator: 'tarball of the generator',
  create: 'tarball of npm create',
};

/** Prints the size of each tarball and its limit. Returns the number of tarballs that are too large. */
function weigh(tarballs: Tarballs): number {
  const figures = Object.entries(WEIGHED).map(([name, words]) => {
    const bytes = statSync(tarballs[name as keyof Tarballs]).size;
    console.log(figureLine(words, bytes));
    return bytes <= maxBytesOf(words);
  });
  return figures.filter((isGood) => !isGood).length;
}

export async function main([word = '']: readonly string[] = []): Promise<number> {
  const tarballs = await makePackages();
  let failed = weigh(tarballs);
  const missing = missingIdentity();
  if (missing.length > 0) console.log(`package.json of the root has no ${missing.join(', ')}: no release without.`);
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  for (const [name, use] of Object.entries(USES)) {
    if (!name.includes(word)) continue;
    try {
      console.log(`${name}: ${await use(tarballs, join(folder, name.startsWith('shims') ? 'tester' : 'consumer'))}`);
    } catch (error) {
      failed++;
      console.log(`${name}: FAILED\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  rmSync(folder, { recursive: true });
  return failed === 0 ? 0 : 1;
}
