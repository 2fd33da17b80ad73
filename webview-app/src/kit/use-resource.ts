/**
 * Loads what a screen shows. Rules:
 * 1. The key names what is wanted, and the language in use belongs to it: another key or language is another resource, and the old
 *    one's data is never shown for it.
 * 2. The last intent wins: an answer to an older wish is dropped, in whatever order answers come.
 * 3. Leaving the screen, another resource and a reload end the running load by its signal.
 * 4. While the same resource is loaded again its data stays, also when that fails.
 * 5. A page that comes back from the browser's cache loads again. When a server is reached again, so does one whose load failed
 *    or was given a stale answer.
 * 6. A stale answer is shown with its age, by the screen's frame (`stale.ts`).
 * 7. An answer that was prefetched and is there already (`prefetched`) is shown from the first drawing on; the load takes it over.
 * 8. Else what was seen before (`before`) is shown so, until the load ends: where it fails, nothing of it stays. The load begins when
 *    that is painted.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { asOf } from '../client/request.ts';
import { useLanguage } from '../messages/index.ts';
import { network, onRegained } from '../platform/network.ts';
import { afterPaint } from './after-paint.ts';
import { useStale } from './stale.ts';

type State<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'ready'; data: T; error: undefined }
  | { status: 'error'; data: T | undefined; error: unknown };

/** As much of a resource as a view needs. */
export interface Shown<T> {
  status: 'loading' | 'ready' | 'error';
  data: T | undefined;
  error: unknown;
  /** A load is under way, the first one or a later one. */
  reloading: boolean;
  reload: () => void;
}

export type Resource<T> = Shown<T> &
  State<T> & {
    /** Puts known data in place, e.g. the answer of a write, and drops a load under way. */
    replace: (data: T) => void;
    /** Changes the data that is there, e.g. adds a part to a list, also where it could not be loaded again; its age stays. Nothing while there is none. */
    extend: (change: (data: T) => T) => void;
  };

/** Gets the data, and must obey the signal. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface Held<T> {
  key: string | null;
  state: State<T>;
  reloading: boolean;
  /** The data was seen before, and is not loaded yet. */
  isBefore?: boolean;
  /** Age of the oldest answer that `state` is made of; undefined when none is stale. See `asOf` of the client. */
  at?: number | undefined;
}

const loading = { status: 'loading', data: undefined, error: undefined } as const;
const stateOf = <T>(data: T | null | undefined): State<T> =>
  data === null || data === undefined ? loading : { status: 'ready', data, error: undefined };
const nothing = { state: loading, reloading: false } as const;

/**
 * Loads when the screen opens, and again for each new key or language. A `null` key waits: nothing is loaded yet.
 * `const cities = useResource('cities', (signal) => request(listCities, { query }, { signal }))`.
 */
export function useResource<T>(
  name: string | null,
  load: Load<T>,
  prefetched?: () => T | null | undefined,
  initial?: () => T | null | undefined,
): Resource<T> {
  const language = useLanguage();
  const key = name === null ? null : `${name} ${language}`;
  const [held, setHeld] = useState<Held<T>>(() => {
    const first = prefetched?.() ?? undefined;
    return { key, state: stateOf(first ?? initial?.()), isBefore: first === undefined, reloading: first === undefined };
  });
  /** The first load only takes over what is shown already: nothing is drawn a second time for it. */
  const isPrefetchedFirst = useRef(!held.reloading);
  /** The first load can wait: something is shown. */
  const canWait = useRef(held.isBefore === true && held.state.status === 'ready');
  const latest = useRef(load);
  const running = useRef<AbortController>(undefined);
  const regainedThen = useRef(network.regained);
  useEffect(() => {
    latest.current = load;
  });

  const start = useCallback(() => {
    running.current?.abort();
    if (key === null) return setHeld({ key, state: loading, reloading: false });
    const intent = new AbortController();
    running.current = intent;
    regainedThen.current = network.regained;
    const settle = (next: (previous: Held<T>) => Held<T>) => {
      if (!intent.signal.aborted) setHeld((previous) => next(previous.key === key ? previous : { ...nothing, key }));
    };
    if (!isPrefetchedFirst.current)
      settle((previous) => (previous.reloading ? previous : { ...previous, reloading: true }));
    isPrefetchedFirst.current = false;
    const begin = () => {
      if (intent.signal.aborted) return;
      latest
        .current(intent.signal)
        .then((data) => {
          const staleSince = asOf(intent.signal);
          settle((previous) =>
            !previous.reloading &&
            previous.at === staleSince &&
            previous.state.status === 'ready' &&
            previous.state.data === data
              ? previous
              : { key, state: { status: 'ready', data, error: undefined }, reloading: false, at: staleSince },
          );
        })
        .catch((error: unknown) =>
          settle(({ state: { data }, at, isBefore }) => ({
            key,
            state: { status: 'error', data: isBefore ? undefined : data, error },
            reloading: false,
            at,
          })),
        );
    };
    if (canWait.current) afterPaint(begin);
    else begin();
    canWait.current = false;
  }, [key]);

  useEffect(() => {
    start();
    return () => running.current?.abort();
  }, [start]);

  const shownSince = held.key === key ? held.at : undefined;
  useStale(shownSince, start, held.reloading);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) start();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [start]);

  const wanting = held.state.status === 'error' || shownSince !== undefined;
  useEffect(() => {
    if (!wanting) return undefined;
    // The server may have been reached again while the load was still failing.
    if (network.regained !== regainedThen.current) start();
    return onRegained(start);
  }, [start, wanting]);

  const replace = useCallback(
    (data: T) => {
      running.current?.abort();
      setHeld({ key, state: { status: 'ready', data, error: undefined }, reloading: false });
    },
    [key],
  );

  const extend = useCallback(
    (change: (data: T) => T) =>
      setHeld((previous) => {
        const { state } = previous;
        if (previous.key !== key || state.status === 'loading' || state.data === undefined) return previous;
        return { ...previous, state: { ...state, data: change(state.data) } };
      }),
    [key],
  );

  // Until the effect for a new key has run, what is held belongs to the old one: rule 1.
  const state: State<T> = held.key === key ? held.state : loading;
  return { ...state, reloading: held.reloading || held.key !== key, reload: start, replace, extend };
}
