/**
 * `npm run pkg [-- shims]`: builds the two packages, packs them, lints the tarballs, and uses them the ways their users will; with a word only
 * the uses whose name has it.
 */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../scripts/workspace/root.ts';
import { buildPackage } from './build.ts';
import { attwFindings, publintFindings } from './lint.ts';
import { packInto, packShimsInto } from './pack.ts';
import { buildShims } from './shims.ts';
import { useInBundlers } from './use/bundlers.ts';
import { useCommand } from './use/command.ts';
import { useInNode } from './use/node.ts';
import { useInPage } from './use/script-tag.ts';
import { oldestRunners, shimsAreWhole, type Tarballs, useShimsInPlaywright, useShimsInVitest } from './use/shims.ts';
import { useOlderTypes, useTypes } from './use/types.ts';
import { useInVite } from './use/vite-app.ts';
import { useAsWebTeam } from './use/web-team.ts';

type Use = (tarball: string, folder: string) => string | Promise<string>;
const clean = (findings: string[]) => {
  if (findings.length) throw new Error(findings.join('\n'));
  return 'clean';
};

const USES: Readonly<Record<string, Use>> = {
  publint: async (tarball) => clean(await publintFindings(tarball)),
  attw: (tarball) => clean(attwFindings(tarball)),
  types: useTypes,
  'types, older compiler': useOlderTypes,
  'in Node': useInNode,
  'in an empty Vite app': useInVite,
  'by other bundlers': useInBundlers,
  'by a script tag': useInPage,
  'on a signed bundle': useCommand,
  'by a web team, from README alone': useAsWebTeam,
};

const SHIM_USES: Readonly<Record<string, (tarballs: Tarballs, folder: string) => string | Promise<string>>> = {
  publint: async ({ shims }) => clean(await publintFindings(shims)),
  attw: ({ shims }) => clean(attwFindings(shims)),
  'in a project of the oldest Vitest': (tarballs, folder) => useShimsInVitest(tarballs, folder, oldestRunners()),
  'in a project of the oldest Playwright': (tarballs, folder) =>
    useShimsInPlaywright(tarballs, folder, oldestRunners()),
  'in a fresh Vitest project': useShimsInVitest,
  'in a fresh Playwright project': useShimsInPlaywright,
  'as installed': shimsAreWhole,
};

const said = (tarball: string) => `${relative(root, tarball)}, ${(statSync(tarball).size / 1_000).toFixed(0)} kB`;

export async function main([word = '']: readonly string[] = []): Promise<number> {
  await buildPackage();
  const sdk = packInto(join(root, 'dist/package'));
  await buildShims();
  const shims = packShimsInto(join(root, 'dist/shims'));
  console.log([sdk, shims].map(said).join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  let failed = 0;
  const tell = async (name: string, use: () => string | Promise<string>) => {
    if (!name.includes(word)) return;
    try {
      console.log(`${name}: ${await use()}`);
    } catch (error) {
      failed++;
      console.log(`${name}: FAILED\n${error instanceof Error ? error.message : String(error)}`);
    }
  };
  for (const [name, use] of Object.entries(USES)) await tell(name, () => use(sdk, join(folder, 'consumer')));
  for (const [name, use] of Object.entries(SHIM_USES))
    await tell(`shims, ${name}`, () => use({ sdk, shims }, join(folder, 'tester')));
  rmSync(folder, { recursive: true });
  return failed === 0 ? 0 : 1;
}
