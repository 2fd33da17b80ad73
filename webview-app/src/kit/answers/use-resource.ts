/**
 * Loads the data of a screen. Rules:
 * 1. The key and the current language identify the resource. Another key or language is another resource, for which old data is
 *    never shown.
 * 2. The last intent wins: the answer to an older request is dropped, in whatever order answers arrive.
 * 3. Leaving the screen, another resource and a reload abort the running load.
 * 4. While the same resource reloads, its data stays, also if the reload fails.
 * 5. A page restored from the back/forward cache reloads. So does a resource with a failed load or a stale answer when a server is
 *    reached again.
 * 6. The screen's frame shows the age of a stale answer (`stale.ts`).
 * 7. A prefetched answer (`prefetched`) is shown from the first render on, and the load takes it over.
 * 8. Otherwise recent data (`initial`) is shown until the load ends, and removed if the load fails. The load begins after the first
 *    paint of that data. An equal answer renders nothing again.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { asOf } from '../../client/request.ts';
import { useLanguage } from '../../messages/index.ts';
import { network, onRegained } from '../../platform/network.ts';
import { afterPaint } from '../page/after-paint.ts';
import { useStale } from './stale.ts';

type State<T> =
  | { status: 'loading'; data: undefined; error: undefined }
  | { status: 'ready'; data: T; error: undefined }
  | { status: 'error'; data: T | undefined; error: unknown };

/** The part of a resource that a view needs. */
export interface LoadState<T> {
  status: 'loading' | 'ready' | 'error';
  data: T | undefined;
  error: unknown;
  /** True while a load is running, the first one or a later one. False while recent data is checked in the background. */
  reloading: boolean;
  reload: () => void;
}

export type Resource<T> = LoadState<T> &
  State<T> & {
    /** Replaces the data, e.g. by the answer of a write, and aborts a running load. */
    replace: (data: T) => void;
    /** Changes existing data, e.g. extends a list, also after a failed reload; its age stays. Does nothing without data. */
    extend: (change: (data: T) => T) => void;
  };

/** Loads the data. It must stop when the signal aborts. */
export type Load<T> = (signal: AbortSignal) => Promise<T>;

interface ResourceState<T> {
  key: string | null;
  state: State<T>;
  reloading: boolean;
  /** Data of an earlier visit, in the first state only. */
  recent?: T | undefined;
  /** The time of the oldest stale answer in `state`, in milliseconds since 1970. Undefined if none is stale. */
  staleSince?: number | undefined;
}

const loading = { status: 'loading', data: undefined, error: undefined } as const;
const stateOf = <T>(data: T | null | undefined): State<T> =>
  data === null || data === undefined ? loading : { status: 'ready', data, error: undefined };
const initialState = { state: loading, reloading: false } as const;
/** Compares two answers of a server, which are plain JSON. */
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Loads when the screen opens and for each new key or language. With a `null` key it does not load yet.
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
  const [resourceState, setResourceState] = useState<ResourceState<T>>(() => {
    const first = prefetched?.() ?? undefined;
    const state = stateOf(first ?? initial?.());
    const recent = first === undefined ? state.data : undefined;
    return { key, state, reloading: key !== null && state.status === 'loading', recent };
  });
  /** The data of an earlier visit, until it is reloaded. */
  const recent = useRef(resourceState.recent);
  /** True until the first load begins: data that is already shown must not cause a second render. */
  const isFirst = useRef(true);
  const latestLoad = useRef(load);
  const runningLoad = useRef<AbortController>(undefined);
  const regainedAtStart = useRef(network.regained);
  useEffect(() => {
    latestLoad.current = load;
  });

  const start = useCallback(() => {
    runningLoad.current?.abort();
    if (key === null)
      return setResourceState((previous) => (previous.key === null ? previous : { ...initialState, key }));
    const intent = new AbortController();
    runningLoad.current = intent;
    regainedAtStart.current = network.regained;
    const settle = (next: (previous: ResourceState<T>) => ResourceState<T>) => {
      if (!intent.signal.aborted)
        setResourceState((previous) => next(previous.key === key ? previous : { ...initialState, key }));
    };
    // A new key needs no state of its own: the state of another key is shown as a running load.
    if (!isFirst.current)
      setResourceState((previous) =>
        previous.key !== key || previous.reloading ? previous : { ...previous, reloading: true },
      );
    const begin = () => {
      if (intent.signal.aborted) return;
      latestLoad
        .current(intent.signal)
        .then((data) => {
          const staleSince = asOf(intent.signal);
          const recentData = recent.current;
          recent.current = undefined;
          settle((previous) =>
            !previous.reloading &&
            previous.staleSince === staleSince &&
            previous.state.status === 'ready' &&
            (previous.state.data === data || (previous.state.data === recentData && isEqual(recentData, data)))
              ? previous
              : { key, state: { status: 'ready', data, error: undefined }, reloading: false, staleSince },
          );
        })
        .catch((error: unknown) =>
          settle(({ state: { data }, staleSince }) => ({
            key,
            state: { status: 'error', data: data === recent.current ? undefined : data, error },
            reloading: false,
            staleSince,
          })),
        );
    };
    if (isFirst.current && recent.current !== undefined) afterPaint(begin);
    else begin();
    isFirst.current = false;
  }, [key]);

  useEffect(() => {
    start();
    return () => runningLoad.current?.abort();
  }, [start]);

  const displayedSince = resourceState.key === key ? resourceState.staleSince : undefined;
  useStale(displayedSince, start, resourceState.reloading);

  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) start();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [start]);

  const mayRecover = resourceState.state.status === 'error' || displayedSince !== undefined;
  useEffect(() => {
    if (!mayRecover) return undefined;
    // The server may have been reached again while the load was still failing.
    if (network.regained !== regainedAtStart.current) start();
    return onRegained(start);
  }, [start, mayRecover]);

  const replace = useCallback(
    (data: T) => {
      runningLoad.current?.abort();
      setResourceState({ key, state: { status: 'ready', data, error: undefined }, reloading: false });
    },
    [key],
  );

  const extend = useCallback(
    (change: (data: T) => T) =>
      setResourceState((previous) => {
        const { state } = previous;
        if (previous.key !== key || state.status === 'loading' || state.data === undefined) return previous;
        return { ...previous, state: { ...state, data: change(state.data) } };
      }),
    [key],
  );

  // Until the effect for a new key has run, the state belongs to the previous key: rule 1.
  const state: State<T> = resourceState.key === key ? resourceState.state : loading;
  return { ...state, reloading: resourceState.reloading || resourceState.key !== key, reload: start, replace, extend };
}
