/**
 * `npm run build` writes the web build to `dist/web` (or `--out=<folder>`), of the sample installation or of `--installation=<folder>`.
 * It fails above the goals of size, unless the installation is another one.
 */
import { remainsOfSample } from '../webview-app/build/installation/check.ts';
import { installation, nameInstallation } from '../webview-app/build/installation/read.ts';
import { build, weigh } from './bundler/build.ts';

export async function main(args: string[]): Promise<number> {
  nameInstallation(args);
  const out = await build('web', args);
  const isWithinGoal = weigh(out);
  const current = installation();
  console.log(remainsOfSample(current).join('\n'));
  return isWithinGoal || !current.isSample ? 0 : 1;
}
