/** `npm start [-- --open]` serves the app with the embedded backend, telephone switch (unless `TELEPHONY=off`) and device lab, reloading on changes. `--open` opens the start page, `--installation=FOLDER` serves another installation, `--contract=FILE` adds methods from an OpenRPC document of `bridge generate` to the lab's imitated apps. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { checkedInstallation } from '../webview-app/build/installation/check.ts';
import { nameInstallation } from '../webview-app/build/installation/read.ts';
import { networkOrigins } from './server/network-origins.ts';
import { findAddress } from './server/ports.ts';
import { startText } from './server/start-words.ts';
import { untilStopped } from './server/until-stopped.ts';
import { WELCOME, welcome } from './welcome.ts';
import { ClearError } from './workspace/clear-error.ts';
import { root } from './workspace/root.ts';

export async function main(args: string[]): Promise<number> {
  nameInstallation(args);
  const { basePath } = await checkedInstallation();
  const address = await findAddress(5173, console.log);
  process.env['TELEPHONY'] ??= 'on';
  const contract = args.find((arg) => arg.startsWith('--contract='))?.slice('--contract='.length);
  if (contract !== undefined) {
    const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), contract);
    if (!existsSync(file))
      throw new ClearError(`${contract}: no such file; it is the openrpc.json that bridge generate writes`);
    process.env['LAB_CONTRACT'] = file;
  }
  const server = await createServer({
    configFile: `${root}/webview-app/vite.config.ts`,
    configLoader: 'runner',
    mode: 'web',
    logLevel: 'warn',
    plugins: [welcome()],
    server: {
      host: address.host,
      port: address.port,
      strictPort: true,
      open: args.includes('--open') && WELCOME,
      warmup: { clientFiles: ['./src/main.tsx'] },
    },
  });
  await server.listen();
  console.log(startText(address.origin, basePath, networkOrigins(address, networkInterfaces())));
  await untilStopped(() => server.close());
  return 0;
}
