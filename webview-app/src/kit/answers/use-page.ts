/**
 * Loads the answer of an endpoint for a page. Rules:
 * 1. The row and its input are the resource's key: another key loads anew.
 * 2. A code listed in `none` is not a failure: the data is `null`, and the archetypes (`DetailOf`, `StatusOf`, ...) show their `none`.
 * 3. A person who returns sees the recent data of the page while it reloads.
 * 4. `useResource` does the rest (age, reload, the last intent wins).
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
import { type Shown, useResource } from './use-resource.ts';

/** An endpoint that reads; the answer of a write cannot be a page. */
export type ReadRow = AnyEndpoint & { readonly once?: false };
/**
 * The options of a page. `notice` and `login` are `false` for an optional part of a page. `expected` lists failures that are not reported.
 * `kept` is true if the page can be rendered from the stored part of the answer.
 */
export interface PageOptions extends Pick<RequestOptions, 'notice' | 'login' | 'expected' | 'kept'> {
  /** The codes that mean "this person has none", or `NO_FILE` of a static file. The data is `null` then. */
  readonly none?: number | readonly number[];
}

/** Loads an answer for a page. With a `null` input it does not load yet. */
export function usePage<E extends ReadRow>(
  row: E,
  input: InputOf<E> | null,
  options: PageOptions & { readonly none: number | readonly number[] },
): Shown<DataOf<E> | null>;
export function usePage<E extends ReadRow>(row: E, input: InputOf<E> | null, options?: PageOptions): Shown<DataOf<E>>;
export function usePage(row: ReadRow, input: AnyInput | null, options: PageOptions = {}): Shown<unknown> {
  return useResource(
    pageKey(row, input),
    (signal) => read(row, input ?? {}, options, signal),
    () => input && prefetchedAnswer(row, input),
    () => (input && isReturned() ? recentAnswer(row, input) : undefined),
  );
}

/** Returns the key of a row's answer; `null` while the input is unknown. */
export const pageKey = ({ method, path }: AnyEndpoint, input: object | null): string | null =>
  input && `${method} ${path} ${JSON.stringify(input)}`;

async function read(row: ReadRow, input: AnyInput, options: PageOptions, signal: AbortSignal): Promise<unknown> {
  const { none = [], expected = [], ...manner } = options;
  const nones = [none].flat();
  try {
    return await request(row, input, {
      ...manner,
      signal,
      expected: [...expected, ...nones],
    });
  } catch (error) {
    if (nones.some((code) => isNone(error, code))) return null;
    throw error;
  }
}

const isNone = (error: unknown, none: number): boolean =>
  isApiError(error, none) || (isApiError(error, 'HTTP') && error.status === none);

/** Returns the load state of a part of an answer. `pick` returns `null` if the answer does not have that part. */
export function partOf<T, P>(page: Shown<T>, pick: (data: NonNullable<T>) => P): Shown<P | Extract<T, null>>;
export function partOf<T, P>(page: Shown<T>, pick: (data: NonNullable<T>) => P): Shown<P | null> {
  const { data } = page;
  return { ...page, data: data === undefined ? undefined : data === null ? null : pick(data) };
}
