/** `npm start`: the app with the embedded backend and the device lab, reloaded as files change. */
import { createServer } from 'vite';
import { findPlace } from './server/ports.ts';
import { untilStopped } from './server/until-stopped.ts';
import { root } from './workspace/root.ts';

export async function main(): Promise<number> {
  const place = await findPlace(5173, console.log);
  const server = await createServer({
    configFile: `${root}/webview-app/vite.config.ts`,
    configLoader: 'runner',
    mode: 'web',
    logLevel: 'warn',
    server: { host: place.host, port: place.port, strictPort: true, warmup: { clientFiles: ['./src/main.tsx'] } },
  });
  await server.listen();
  console.log(`
  App             ${place.origin}/health/
  Device lab      ${place.origin}/lab
  Hybrid example  ${place.origin}/health/hybrid-example

  Ctrl-C stops.
`);
  await untilStopped(() => server.close());
  return 0;
}
