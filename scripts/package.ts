/** `npm run pkg`: builds the package, packs it, lints the tarball, and uses it the ways its users will. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { buildPackage } from './package/build.ts';
import { attwFindings, publintFindings } from './package/lint.ts';
import { packInto } from './package/pack.ts';
import { useInBundlers } from './package/use/bundlers.ts';
import { useCommand } from './package/use/command.ts';
import { useInNode } from './package/use/node.ts';
import { useInPage } from './package/use/script-tag.ts';
import { useOlderTypes, useTypes } from './package/use/types.ts';
import { useInVite } from './package/use/vite-app.ts';
import { root } from './workspace/root.ts';

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
};

export async function main(): Promise<number> {
  await buildPackage();
  const tarball = packInto(join(root, 'dist/package'));
  console.log(relative(root, tarball));
  const folder = mkdtempSync(join(tmpdir(), 'package-'));
  let failed = 0;
  for (const [name, use] of Object.entries(USES)) {
    try {
      console.log(`${name}: ${await use(tarball, join(folder, 'consumer'))}`);
    } catch (error) {
      failed++;
      console.log(`${name}: FAILED\n${error instanceof Error ? error.message : String(error)}`);
    }
  }
  rmSync(folder, { recursive: true });
  return failed === 0 ? 0 : 1;
}
