/**
 * `WEB_ORIGIN=https://health.example npm run bundle` writes the single file to `dist/bundle/index.html` (or `--out=<folder>`), signs it
 * with the key that `BUNDLE_KEY` names, and writes `health-<version>.zip` beside the folder.
 */
import app from '../webview-app/package.json' with { type: 'json' };
import { build, buildSize } from './bundler/build.ts';
import { sealFolder, signingKey } from './signed-bundle/seal.ts';

export async function main(args: string[]): Promise<number> {
  signingKey(process.env); // A key that cannot be read is said before Vite begins.
  const out = await build('single', args);
  const said = sealFolder(out, app.version, process.env);
  console.log([buildSize(out), ...said].join('\n'));
  return 0;
}
