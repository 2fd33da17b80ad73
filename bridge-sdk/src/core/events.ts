/**
 * Dispatches events of the host, and events that the page detects itself, to the page's listeners. A listener that throws does not
 * stop the others. Each type is throttled to 20 events a second: the first at once, then the last of each 50 ms, in order. Events
 * marked `each` or answered are not throttled.
 */

import { refusalOf } from './refusal.ts';
import type { EventHub, HostEvent, Listener } from './types.ts';
import { refuseUnknown } from './wire-error.ts';

const WINDOW_MS = 50;

export const eventHub: EventHub = (context) => {
  const { clock, drop, log } = context;
  const byName = new Map<string, Set<{ event: HostEvent; listener: Listener }>>();
  /** The types that were dispatched in this window. `delayed` has the last later event of each type. */
  const dispatchedTypes = new Set<string>();
  const delayed = new Map<string, unknown>();
  let timer: unknown;

  const emit = (name: string, payload: unknown): unknown[] => {
    const answers: unknown[] = [];
    const registrations = byName.get(name) || new Set();
    Array.from(registrations).forEach((registration) => {
      try {
        // An earlier listener may have removed this one.
        if (registrations.has(registration)) answers.push(registration.listener(payload));
      } catch {
        log({ level: 'error', event: 'listener-threw', method: name });
      }
    });
    return answers;
  };
  const drain = () => {
    const lastEvents = Array.from(delayed);
    delayed.clear();
    for (const [name, payload] of lastEvents) emit(name, payload);
  };
  const startWindow = (name: string) => {
    dispatchedTypes.add(name);
    timer = timer || clock.setTimeout(flush, WINDOW_MS);
  };
  const flush = () => {
    timer = undefined;
    dispatchedTypes.clear();
    for (const name of Array.from(delayed.keys())) startWindow(name);
    drain();
  };
  const row = (name: string) => {
    const [first] = byName.get(name) || [];
    return first && first.event;
  };
  /** Calls the listeners. If the host waits for a reply, `answer` receives whether a listener handled the event. */
  const handle = (name: string, payload: unknown, answer?: false | ((handled: boolean) => void)) => {
    const event = row(name);
    if (event && refusalOf('BAD_PARAMS', event.payload, payload)) {
      drop('bad-event');
      if (answer) answer(false);
    } else if (answer || (event && event.each)) {
      drain();
      const answers = emit(name, payload).map((result) => Promise.resolve(result).catch(() => false));
      if (answer) void Promise.all(answers).then((results) => answer(results.includes(true)));
    } else if (event && (dispatchedTypes.has(name) || delayed.size)) {
      delayed.delete(name);
      delayed.set(name, payload);
    } else if (event) {
      startWindow(name);
      emit(name, payload);
    }
  };
  const stopWatching = watchPage((name, payload) => {
    // Skip events that the host sends itself, and events without listeners.
    if (byName.has(name) && !(context.capabilities.events || []).includes(name)) handle(name, payload);
  });

  return {
    row,
    dispatch(name, params, id) {
      const answer =
        (typeof id === 'string' || typeof id === 'number') &&
        ((handled: boolean) => context.send({ jsonrpc: '2.0', id, result: { handled } }));
      if (!byName.has(name)) return refuseUnknown(context, id);
      // Some encoders write null for empty params.
      handle(name, params === undefined || params === null ? {} : params, answer);
    },
    on(event, listener) {
      const registration = { event, listener };
      const registrations = byName.get(event.name) || new Set();
      byName.set(event.name, registrations.add(registration));
      return () => {
        registrations.delete(registration);
      };
    },
    clear() {
      clock.clearTimeout(timer as never);
      byName.forEach((registrations) => {
        registrations.clear();
      });
      delayed.clear();
      stopWatching();
    },
  };
};

/**
 * Emits changes of visibility and network that the page detects itself, for hosts that do not send them. Returns the function that
 * stops it.
 */
function watchPage(emit: (name: string, payload: unknown) => void): () => void {
  if (typeof document === 'undefined') return () => {};
  const listeners: readonly [EventTarget, string, (event: Event) => void][] = [
    [document, 'visibilitychange', () => emit(document.visibilityState === 'hidden' ? 'paused' : 'resumed', {})],
    [window, 'pageshow', ({ persisted }: Event & { persisted?: boolean }) => persisted && emit('resumed', {})],
    [window, 'online', () => emit('networkChanged', { type: 'online' })],
    [window, 'offline', () => emit('networkChanged', { type: 'none' })],
  ];
  for (const [target, type, run] of listeners) target.addEventListener(type, run);
  return () => {
    for (const [target, type, run] of listeners) target.removeEventListener(type, run);
  };
}
