/** `npm start [-- --open]` serves the app with the embedded backend, its switch (`TELEPHONY=off`: without) and the device lab, and reloads as files change. `--open` opens the start page in a browser. */
import { networkInterfaces } from 'node:os';
import { createServer } from 'vite';
import { networkOrigins } from './server/network-origins.ts';
import { findAddress } from './server/ports.ts';
import { startWords } from './server/start-words.ts';
import { untilStopped } from './server/until-stopped.ts';
import { WELCOME, welcome } from './welcome.ts';
import { root } from './workspace/root.ts';

export async function main(args: string[]): Promise<number> {
  const address = await findAddress(5173, console.log);
  process.env['TELEPHONY'] ??= 'on';
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
  console.log(startWords(address.origin, networkOrigins(address, networkInterfaces())));
  await untilStopped(() => server.close());
  return 0;
}
