/** `npm run preview` serves the web build, of `--installation=<folder>` likewise, as it would be deployed, with the embedded backend. */
import { existsSync } from 'node:fs';
import { installation, nameInstallation } from '../webview-app/build/installation/read.ts';
import { main as build } from './build.ts';
import { findAddress } from './server/ports.ts';
import { servePreview } from './server/preview.ts';
import { untilStopped } from './server/until-stopped.ts';
import { root } from './workspace/root.ts';

export async function main(args: string[]): Promise<number> {
  nameInstallation(args);
  if (!existsSync(`${root}/dist/web/index.html`)) await build(args);
  const address = await findAddress(5173, console.log);
  const server = await servePreview(address.host, address.port);
  console.log(
    `\n  App  ${address.origin}${installation().basePath}/\n\n  Serves dist/web as last built (npm run build). Ctrl-C stops.\n`,
  );
  await untilStopped(() => server.close());
  return 0;
}
