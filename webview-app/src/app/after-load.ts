/** Runs the work of the web build that may wait until the page has loaded. Nothing depends on it, so failures are ignored. */
import { offerBridgeDebugger } from '../platform/bridge-debugger.ts';
import { keepPage } from './keep-page.ts';
import { leaveOldPage } from './old-page.ts';

const ignored = () => undefined;

export function afterLoad(): void {
  leaveOldPage().catch(ignored);
  keepPage().catch(ignored);
  offerBridgeDebugger().catch(ignored);
}
