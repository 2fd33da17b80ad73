/**
 * `WEB_ORIGIN=https://health.example API_ORIGIN=https://api.example npm run bundle` writes the app as a single signed file, and its archive.
 * The file is `dist/bundle/index.html` (or in `--out=<folder>`), of the installation in `--installation=<folder>`, signed with the key in `BUNDLE_KEY`. The archive is `health-<version>.zip`.
 * Fails above the goals of size, unless the installation or its static files are another's. `-- --twice` instead builds the last commit in two clones and fails when a file differs.
 */

import { sealFolder } from '../bridge-sdk/bundle-tool/src/seal.ts';
import { signingKey } from '../bridge-sdk/bundle-tool/src/signing.ts';
import { remainsOfSample } from '../webview-app/build/installation/check.ts';
import { installation, nameInstallation } from '../webview-app/build/installation/read.ts';
import app from '../webview-app/package.json' with { type: 'json' };
import { build, weigh } from './bundler/build.ts';
import { buildTwice } from './bundler/reproducible-build.ts';
import { assertService, webOriginOf } from './bundler/web-origin.ts';

export async function main(args: string[]): Promise<number> {
  nameInstallation(args);
  signingKey(process.env); // Fails on an unreadable key before Vite begins.
  if (!args.includes('--sample-files'))
    assertService(process.env['API_ORIGIN'] || installation().settings['api-origin']);
  if (args.includes('--twice')) {
    webOriginOf(process.env['WEB_ORIGIN']);
    console.log(buildTwice());
    return 0;
  }
  const out = await build('single', args);
  const messages = sealFolder(out, app.version, process.env);
  const isWithinGoal = weigh(out);
  const current = installation();
  console.log([...messages, ...remainsOfSample(current)].join('\n'));
  const { STATIC_COPIES, STATIC_ORIGIN } = process.env;
  // An installation of one's own, and its copies of static files, may be of any size.
  return isWithinGoal || !current.isSample || STATIC_COPIES || STATIC_ORIGIN ? 0 : 1;
}
