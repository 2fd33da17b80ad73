/** Loads the bridge's debugger for testers and app teams. An installation without `test-pages` never loads it. */
import type { DebuggerOptions } from '@sdhealth/bridge-sdk/debug';
import { safeText } from '../client/safe-text.ts';
import { bridge } from './bridge.ts';
import { whenPersonGoes } from './personal.ts';
import { settings } from './settings.ts';

/** The gesture: three taps with two fingers. No control of the app or the system uses it. */
const GESTURE = { taps: 3, fingers: 2 };

let options: DebuggerOptions | undefined;

/** Loads the recorder of the bridge. The debugger's view is loaded when it opens. */
async function load() {
  const { makeRecorder } = await import('@sdhealth/bridge-sdk/recorder');
  // Named imports, so that the build omits unused exports (tabs of other inspectors).
  const { openDebugger, openOnGesture } = await import('@sdhealth/bridge-sdk/debug');
  const flight = makeRecorder();
  if (!options) whenPersonGoes(() => flight.clear());
  options ??= { flight, mask: safeText };
  return { openDebugger, openOnGesture, options };
}

/** Opens the debugger over the page. Rejects if its module cannot be loaded. */
export async function openBridgeDebugger(): Promise<void> {
  const { openDebugger, options } = await load();
  await openDebugger(bridge, options);
}

let isOffered = false;

/** Opens the debugger at each `GESTURE` from now on. Rejects if its module cannot be loaded. */
export async function offerBridgeDebugger(): Promise<void> {
  if (isOffered || !settings.testPages) return;
  const { openOnGesture, options } = await load();
  if (!isOffered) openOnGesture(bridge, GESTURE, options);
  isOffered = true;
}
