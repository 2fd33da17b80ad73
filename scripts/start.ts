/** `npm start [-- --open]` serves the app with the embedded backend, its switch (`TELEPHONY=off`: without) and the device lab, and reloads as files change. `--open` opens the start page in a browser. */
import { createServer } from 'vite';
import { findAddress } from './server/ports.ts';
import { untilStopped } from './server/until-stopped.ts';
import { TOUR } from './tour/page.ts';
import { tour } from './tour/plugin.ts';
import { root } from './workspace/root.ts';

export async function main(args: string[]): Promise<number> {
  const address = await findAddress(5173, console.log);
  process.env['TELEPHONY'] ??= 'on';
  const server = await createServer({
    configFile: `${root}/webview-app/vite.config.ts`,
    configLoader: 'runner',
    mode: 'web',
    logLevel: 'warn',
    plugins: [tour()],
    server: {
      host: address.host,
      port: address.port,
      strictPort: true,
      open: args.includes('--open') && TOUR,
      warmup: { clientFiles: ['./src/main.tsx'] },
    },
  });
  await server.listen();
  console.log(`
  Start here      ${address.origin}${TOUR}

  App             ${address.origin}/health/
  Device lab      ${address.origin}/lab
  Hybrid example  ${address.origin}/health/hybrid-example

  Ctrl-C stops.
`);
  await untilStopped(() => server.close());
  return 0;
}
