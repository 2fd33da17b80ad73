/** Playwright's global setup (hence the default export): the dev server as `npm start` serves it, and the built app with the lab. */
import { startChildServer } from '../../scripts/server/child-server.ts';
import serveLabSite from './lab-site.ts';

export default async function startServers(): Promise<() => Promise<void>> {
  const port = process.env['LAB_DEV_PORT'] ?? '';
  const devServer = startChildServer({
    command: [process.execPath, 'scripts/run.mjs', 'start'],
    env: { PORT: port, STRICT_PORT: '1' },
    url: `http://localhost:${port}/lab`,
  });
  const starts = await Promise.allSettled([devServer, serveLabSite()]);
  const stop = async () => {
    await Promise.all(starts.map((start) => start.status === 'fulfilled' && start.value()));
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return stop;
  // A server that came does not outlive the one that did not.
  await stop();
  throw failed.reason;
}
