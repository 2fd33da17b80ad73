/**
 * The debugger on the phone: host, versions, what is supported and why not, messages and errors as they come, all without their secrets.
 *
 * ```ts
 * openOnGesture(bridge, { taps: 5, on: document.querySelector('footer') ?? document });
 * ```
 * This module watches the bridge; what is drawn is a chunk of its own, loaded when the debugger opens.
 */
import type { Bridge } from '../core/types.ts';
import { type OwnGesture, onTaps, type Taps } from './gesture.ts';
import type { BridgeDebugger, DebuggerOptions } from './options.ts';
import { watchOf } from './watch.ts';

export {
  type Eruda,
  type ErudaElement,
  type ErudaTool,
  erudaPlugin,
  type VConsoleClass,
  type VConsoleTab,
  vConsolePlugin,
} from './consoles.ts';
export type { OwnGesture, Taps } from './gesture.ts';
export type { BridgeDebugger, DebuggerOptions } from './options.ts';

const opened = new WeakMap<Bridge, Promise<BridgeDebugger>>();

/**
 * Opens the debugger of a bridge over the page, as a dialog; one that is open already is returned. Rejects where its code cannot be loaded.
 * The bridge is watched from the first opening on; the options of that one hold.
 */
export function openDebugger(bridge: Bridge, options: DebuggerOptions = {}): Promise<BridgeDebugger> {
  const open = opened.get(bridge);
  if (open) return open;
  watchOf(bridge, options);
  const forget = () => opened.delete(bridge);
  const opening = import('./panel/dialog.ts').then(({ openDialog }) => openDialog(bridge, options, forget));
  opened.set(bridge, opening);
  opening.catch(forget);
  return opening;
}

/**
 * Watches the bridge from now on, and opens its debugger at each such gesture. Returns the function that stops looking for it. A debugger whose
 * code cannot be loaded stays closed; the next gesture tries again.
 */
export function openOnGesture(bridge: Bridge, gesture: Taps | OwnGesture, options: DebuggerOptions = {}): () => void {
  watchOf(bridge, options);
  const open = () => {
    openDebugger(bridge, options).catch(() => {});
  };
  return typeof gesture === 'function' ? gesture(open) : onTaps(gesture, open);
}
