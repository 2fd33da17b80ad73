/**
 * `WEB_ORIGIN=https://health.example npm run bundle` writes the single file to `dist/bundle/index.html` (or `--out=<folder>`), signs it
 * with the key that `BUNDLE_KEY` names, and writes `health-<version>.zip` beside the folder. `-- --twice` builds the last commit twice
 * instead, both forms in two clones, and fails where a file differs.
 */

import { sealFolder, signingKey } from '../bridge-sdk/bundle-tool/src/seal.ts';
import app from '../webview-app/package.json' with { type: 'json' };
import { build, buildSize } from './bundler/build.ts';
import { buildTwice } from './bundler/twice.ts';
import { webOriginOf } from './bundler/web-origin.ts';

export async function main(args: string[]): Promise<number> {
  signingKey(process.env); // A key that cannot be read is said before Vite begins.
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
