import type { HostMethod } from '../core/types.ts';
import type { FlightRecorder } from '../recorder/index.ts';

/** The settings of a debugger. Each may be left out. */
export interface DebuggerOptions {
  /** The language of its words; default by the page's `lang`, then by the browser. */
  language?: 'zh' | 'en';
  /** Methods of your own, listed before the contract's. Values of the contract's methods and of yours are shown, except what rows mark secret. */
  methods?: readonly HostMethod[];
  /**
   * The record to show, for example the one of the bridge's option `recorder`. One that is not that option is filled by the debugger. Default:
   * one of its own, of 200 messages.
   */
  flight?: FlightRecorder;
  /** The page's own mask, beside the built-in ones: it gets each text before it is shown or shared. */
  mask?: (text: string) => string;
  /**
   * Hands on the file with the record, for example by a method of your app; a promise that rejects is shown as failed. Default: the share
   * sheet of the browser, where it has one for files.
   */
  share?: (file: File) => unknown;
  /** The nonce of the page's policy for styles. Only engines without constructable style sheets need it (Safari before 16.4). */
  nonce?: string;
}

/** A debugger that is open. */
export interface BridgeDebugger {
  /** Closes it. What it has recorded stays until the page ends. */
  close(): void;
}
