/**
 * Loads the response of an endpoint for a page. Rules:
 * 1. The endpoint and its input are the resource's key: another key starts a new load.
 * 2. A code listed in `none` is not a failure: the data is `null`, and the archetypes (`DetailOf`, `StatusOf`, ...) show their `none`.
 * 3. After a return to the page, its recent data is shown while it reloads.
 * 4. `useResource` handles age and reload, and only the latest load counts.
 */
import type { AnyEndpoint, DataOf } from '../../api/endpoint.ts';
import {
  type AnyInput,
  type InputOf,
  isApiError,
  prefetchedAnswer,
  type RequestOptions,
  recentAnswer,
  request,
} from '../../client/request.ts';
import { isReturned } from '../../platform/history.ts';
import { type LoadState, useResource } from './use-resource.ts';

/** An endpoint that reads. The response of a write cannot be a page. */
export type ReadRow = AnyEndpoint & { readonly once?: false };
/**
 * The options of a page. `notice` and `login` are `false` for an optional part of a page. `expected` lists failures that are not reported.
 * `stored` is true if the page can be rendered from the stored part of the response.
 */
export interface PageOptions extends Pick<RequestOptions, 'notice' | 'login' | 'expected' | 'stored'> {
  /** The codes for "does not exist for this person", or `NO_FILE` for a static file. The data is then `null`. */
  readonly none?: number | readonly number[];
}

/** Loads the data of a page. With a `null` input it does not load yet. */
export function usePage<E extends ReadRow>(
  row: E,
  input: InputOf<E> | null,
  options: PageOptions & { readonly none: number | readonly number[] },
): LoadState<DataOf<E> | null>;
export function usePage<E extends ReadRow>(
  row: E,
  input: InputOf<E> | null,
  options?: PageOptions,
): LoadState<DataOf<E>>;
export function usePage(row: ReadRow, input: AnyInput | null, options: PageOptions = {}): LoadState<unknown> {
  return useResource(
    pageKey(row, input),
    (signal) => read(row, input ?? {}, options, signal),
    () => input && prefetchedAnswer(row, input),
    () => (input && isReturned() ? recentAnswer(row, input) : undefined),
  );
}

/** Returns the resource key of an endpoint with an input. `null` while the input is unknown. */
export const pageKey = ({ method, path }: AnyEndpoint, input: object | null): string | null =>
  input && `${method} ${path} ${JSON.stringify(input)}`;

async function read(row: ReadRow, input: AnyInput, options: PageOptions, signal: AbortSignal): Promise<unknown> {
  const { none = [], expected = [], ...requestOptions } = options;
  const noneCodes = [none].flat();
  try {
    return await request(row, input, {
      ...requestOptions,
      signal,
      expected: [...expected, ...noneCodes],
    });
  } catch (error) {
    if (noneCodes.some((code) => isNone(error, code))) return null;
    throw error;
  }
}

const isNone = (error: unknown, noneCode: number): boolean =>
  isApiError(error, noneCode) || (isApiError(error, 'HTTP') && error.status === noneCode);

/** Returns the load state of a part of the data. `pick` returns `null` if the data does not have that part. */
export function partOf<T, P>(page: LoadState<T>, pick: (data: NonNullable<T>) => P): LoadState<P | Extract<T, null>>;
export function partOf<T, P>(page: LoadState<T>, pick: (data: NonNullable<T>) => P): LoadState<P | null> {
  const { data } = page;
  return { ...page, data: data === undefined ? undefined : data === null ? null : pick(data) };
}
