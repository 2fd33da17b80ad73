/** `npm run pkg`: builds the package, packs it, lints the tarball, and uses it the ways its users will. */
import { join, relative } from 'node:path';
import { buildPackage } from './package/build.ts';
import { attwFindings, publintFindings } from './package/lint.ts';
import { packInto } from './package/pack.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  await buildPackage();
  const tarball = packInto(join(root, 'dist/package'));
  console.log(relative(root, tarball));
  const findings = [...(await publintFindings(tarball)), ...attwFindings(tarball)];
  for (const finding of findings) console.log(finding);
  return findings.length === 0 ? 0 : 1;
}
