/**
 * `WEB_ORIGIN=https://health.example npm run bundle` writes the app as a single signed file, and its archive.
 * The file is `dist/bundle/index.html` (or in `--out=<folder>`), signed with the key in `BUNDLE_KEY`. The archive is `health-<version>.zip`.
 * `-- --twice` instead builds the last commit in two clones and fails when a file differs.
 */

import { sealFolder, signingKey } from '../bridge-sdk/bundle-tool/src/seal.ts';
import app from '../webview-app/package.json' with { type: 'json' };
import { build, buildSize } from './bundler/build.ts';
import { buildTwice } from './bundler/twice.ts';
import { webOriginOf } from './bundler/web-origin.ts';

export async function main(args: string[]): Promise<number> {
  signingKey(process.env); // Fails on an unreadable key before Vite begins.
  if (args.includes('--twice')) {
    webOriginOf(process.env['WEB_ORIGIN']);
    console.log(buildTwice());
    return 0;
  }
  const out = await build('single', args);
  const messages = sealFolder(out, app.version, process.env);
  console.log([buildSize(out), ...messages].join('\n'));
  return 0;
}
