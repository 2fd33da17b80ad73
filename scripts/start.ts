/** `npm start` serves the app with the embedded backend, its switch (`TELEPHONY=off`: without) and the device lab, and reloads as files change. */
import { createServer } from 'vite';
import { findAddress } from './server/ports.ts';
import { untilStopped } from './server/until-stopped.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  const address = await findAddress(5173, console.log);
  process.env['TELEPHONY'] ??= 'on';
  const server = await createServer({
    configFile: `${root}/webview-app/vite.config.ts`,
    configLoader: 'runner',
    mode: 'web',
    logLevel: 'warn',
    server: { host: address.host, port: address.port, strictPort: true, warmup: { clientFiles: ['./src/main.tsx'] } },
  });
  await server.listen();
  console.log(`
  App             ${address.origin}/health/
  Device lab      ${address.origin}/lab
  Hybrid example  ${address.origin}/health/hybrid-example

  Ctrl-C stops.
`);
  await untilStopped(() => server.close());
  return 0;
}
