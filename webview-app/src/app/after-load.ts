/** Runs the tasks of the web build that may wait until the page has loaded. Nothing depends on them, so failures are ignored. */
import { offerBridgeDebugger } from '../platform/bridge-debugger.ts';
import { leaveOldPage } from './old-page.ts';
import { registerWorker } from './register-worker.ts';

const ignore = () => undefined;

export function afterLoad(): void {
  leaveOldPage().catch(ignore);
  registerWorker().catch(ignore);
  offerBridgeDebugger().catch(ignore);
}
