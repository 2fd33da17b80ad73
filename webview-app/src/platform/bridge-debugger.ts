/** The debugger of the bridge, for testers and app teams: an installation without `test-pages` never loads it. */
import type { DebuggerOptions } from '@sdhealth/bridge-sdk/debug';
import { safeText } from '../client/safe-text.ts';
import { bridge } from './bridge.ts';
import { whenPersonGoes } from './personal.ts';
import { settings } from './settings.ts';

/** Three taps by two fingers: no control of the app has such, and no system. */
const TAPS = { taps: 3, fingers: 2 };

let options: DebuggerOptions | undefined;

/** Loads what watches the bridge; what is drawn comes when the debugger opens. */
async function load() {
  const { makeRecorder } = await import('@sdhealth/bridge-sdk/recorder');
  // By their names: the rest, tabs of other inspectors, is not built.
  const { openDebugger, openOnGesture } = await import('@sdhealth/bridge-sdk/debug');
  const flight = makeRecorder();
  if (!options) whenPersonGoes(() => flight.clear());
  options ??= { flight, mask: safeText };
  return { openDebugger, openOnGesture, options };
}

/** Opens the debugger over the page. Rejects when its program cannot be had. */
export async function openBridgeDebugger(): Promise<void> {
  const { openDebugger, options } = await load();
  await openDebugger(bridge, options);
}

let isOffered = false;

/** Opens the debugger at each such gesture from now on. Rejects when its program cannot be had. */
export async function offerBridgeDebugger(): Promise<void> {
  if (isOffered || !settings.testPages) return;
  const { openOnGesture, options } = await load();
  if (!isOffered) openOnGesture(bridge, TAPS, options);
  isOffered = true;
}
