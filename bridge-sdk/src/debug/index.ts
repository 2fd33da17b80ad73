/**
 * Opens the debugger on the phone. It shows host, versions, supported methods, and live messages and errors without their secrets.
 *
 * ```ts
 * openOnGesture(bridge, { taps: 5, on: document.querySelector('footer') ?? document });
 * ```
 * This module records the bridge. The interface is a separate chunk, loaded when the debugger opens.
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

const debuggers = new WeakMap<Bridge, Promise<BridgeDebugger>>();

/**
 * Opens the debugger of a bridge as a dialog over the page, or returns the open one. Rejects if its code cannot be loaded. Recording
 * starts with the first call for this bridge, whose options stay in effect.
 */
export function openDebugger(bridge: Bridge, options: DebuggerOptions = {}): Promise<BridgeDebugger> {
  const existing = debuggers.get(bridge);
  if (existing) return existing;
  watchOf(bridge, options);
  const forget = () => debuggers.delete(bridge);
  const opening = import('./panel/dialog.ts').then(({ openDialog }) => openDialog(bridge, options, forget));
  debuggers.set(bridge, opening);
  opening.catch(forget);
  return opening;
}

/**
 * Opens the debugger at each gesture. Recording starts at once. Returns the function that stops listening for the gesture. If the code
 * cannot be loaded, the next gesture retries.
 */
export function openOnGesture(bridge: Bridge, gesture: Taps | OwnGesture, options: DebuggerOptions = {}): () => void {
  watchOf(bridge, options);
  const open = () => {
    openDebugger(bridge, options).catch(() => {});
  };
  return typeof gesture === 'function' ? gesture(open) : onTaps(gesture, open);
}
