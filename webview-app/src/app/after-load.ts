/** Runs the tasks of the web build that may wait until the page has loaded. Nothing depends on them, so failures are ignored. */
import { offerBridgeDebugger } from '../platform/bridge-debugger.ts';
import { settings } from '../platform/settings.ts';
import { followRelease } from './follow-release.ts';
import { leaveOldPage } from './old-page.ts';
import { registerWorker } from './register-worker.ts';

const ignore = () => undefined;

export function afterLoad(): void {
  // Most installations have one origin.
  if (settings.origins.account) import('./check-servers.ts').then(({ checkServers }) => checkServers()).catch(ignore);
  if (import.meta.env.DEV) return;
  leaveOldPage().catch(ignore);
  followRelease();
  registerWorker().catch(ignore);
  offerBridgeDebugger().catch(ignore);
  if (settings.eventsUrl) import('./measured-events.ts').then(({ measureEvents }) => measureEvents()).catch(ignore);
}
