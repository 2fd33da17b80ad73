/** Records the messages and errors of a bridge for the debugger. Each bridge has one watch, from the first `watchOf` on. */
import { runGuarded } from '../core/guarded.ts';
import type { AnyMethod, Bridge, ChannelContext } from '../core/types.ts';
import type { BridgeError } from '../errors.ts';
import type { FlightRecorder } from '../recorder/index.ts';
import { forEachSecret } from '../recorder/redact.ts';
import { makeRing, type Ring } from '../recorder/ring.ts';
import { type Mask, maskMessage, maskOf, rememberSecrets } from './mask.ts';
import type { DebuggerOptions } from './options.ts';

/** An error with which a call has ended. */
export interface RecordedError {
  /** The time in milliseconds since 1970. */
  readonly at: number;
  readonly row: AnyMethod;
  readonly error: BridgeError;
  /** The text after the names of method and host. May be empty. */
  readonly reason: string;
  /** True if the host wrote the text, which may then contain anything. */
  readonly isForeign: boolean;
}

export interface Watch {
  /** The page's record, or the debugger's own ring. */
  readonly flight: FlightRecorder | Ring;
  /** The errors, newest last. */
  readonly errors: readonly RecordedError[];
  readonly mask: Mask;
  /** Returns a masked copy of a recorded message. */
  maskedCopy(message: unknown): unknown;
  clear(): void;
  /** Calls `changed` after each message or error. Returns the function that stops it. */
  listen(changed: () => void): () => void;
}

const MAX_ERRORS = 50;
const MAX_MESSAGES = 200;

const watches = new WeakMap<ChannelContext, Watch>();

/** Returns the watch of a bridge, or creates it. The options of the first call stay in effect. */
export function watchOf(bridge: Bridge, options: DebuggerOptions = {}): Watch {
  const context = bridge['~context'];
  const existing = watches.get(context);
  if (existing) return existing;
  const watch = startWatch(bridge, context, options);
  watches.set(context, watch);
  return watch;
}

function startWatch(bridge: Bridge, context: ChannelContext, { flight, mask: pageMask }: DebuggerOptions): Watch {
  const record = flight || makeRing(MAX_MESSAGES, Date.now);
  const secrets = rememberSecrets();
  const maskText = maskOf(secrets, pageMask);
  const listeners = new Set<() => void>();
  let errors: RecordedError[] = [];
  /** The error text of the host's latest message. */
  let hostText: string | undefined;
  const notify = () => {
    for (const changed of Array.from(listeners)) runGuarded(changed);
  };
  const mask: Mask = (text) => {
    secrets.add(bridge.sessionToken() || '');
    return maskText(text);
  };

  const { recorder } = context;
  const isFilled = recorder !== record.record;
  context.recorder = (direction, message, row) => {
    // The page's own recorder gets every message first.
    if (recorder) runGuarded(() => recorder(direction, message, row));
    forEachSecret(message, row, secrets.add);
    const { message: text } = Object(Object(message).error);
    if (direction === 'in') hostText = typeof text === 'string' ? text : undefined;
    if (isFilled) record.record(direction, message, row);
    notify();
  };

  const { fail, clock } = context;
  // Every error of a call is created here, while the host's answer is read.
  context.fail = (method, code, text, detail) => {
    const error = fail(method, code, text, detail);
    const isForeign = hostText !== undefined && text === hostText;
    errors.push({ at: clock.Date.now(), row: method, error, reason: text || '', isForeign });
    if (errors.length > MAX_ERRORS) errors.shift();
    notify();
    return error;
  };

  const maskedCopy = (message: unknown) => maskMessage(message, mask);
  return {
    flight: record,
    get errors() {
      return errors;
    },
    mask,
    maskedCopy,
    clear() {
      errors = [];
      record.clear();
      notify();
    },
    listen(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
