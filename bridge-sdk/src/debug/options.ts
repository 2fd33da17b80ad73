import type { HostMethod } from '../core/types.ts';
import type { FlightRecorder } from '../recorder/index.ts';

/** The options of a debugger, all optional. */
export interface DebuggerOptions {
  /** The language of the interface. Default the page's `lang`, then the browser's language. */
  language?: 'zh' | 'en';
  /** Methods of your own, listed before the contract's. The values of all these methods are shown, unless a row marks them as secret. */
  methods?: readonly HostMethod[];
  /**
   * The record to show, for example of the recorder in the bridge's option `recorder`. The debugger fills any other record itself.
   * Default: its own record of 200 messages.
   */
  flight?: FlightRecorder;
  /** Masks each text before it is shown or shared, in addition to the built-in masks. */
  mask?: (text: string) => string;
  /**
   * Shares the file with the record, for example by a method of your app. A rejected promise is shown as failed. Default: the browser's
   * share sheet, if it can share files.
   */
  share?: (file: File) => unknown;
  /** The nonce for styles in the page's Content-Security-Policy. Only for engines without constructable style sheets (Safari before 16.4). */
  nonce?: string;
}

/** An open debugger. */
export interface BridgeDebugger {
  /** Closes the debugger. The recorded messages stay until the page is unloaded. */
  close(): void;
}
