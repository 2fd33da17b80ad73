/**
 * The one way from an endpoint to a page. Rules:
 * 1. The row and its input name the resource: another of them is loaded anew.
 * 2. A code of `none` is no failure: the data is `null`, and the archetypes (`DetailOf`, `StatusOf`, ...) show their `none`.
 * 3. A person who comes back sees what the page showed a moment ago, while it is loaded again.
 * 4. All else (age, reload, the last intent wins) is `useResource`.
 */
import type { AnyEndpoint, DataOf } from '../api/endpoint.ts';
import {
  type AnyInput,
  type InputOf,
  isApiError,
  prefetchedAnswer,
  type RequestOptions,
  recentAnswer,
  request,
} from '../client/request.ts';
import { isReturned } from '../platform/history.ts';
import { type Shown, useResource } from './use-resource.ts';

/** An endpoint that reads. An answer to a write is no page. */
export type ReadRow = AnyEndpoint & { readonly once?: false };
/** `notice` and `login`: `false` for a part of a page that is not missed when it cannot be had. `expected`: failures that are not reported. `kept`: the page can be drawn of what is kept of the answer. */
export interface PageOptions extends Pick<RequestOptions, 'notice' | 'login' | 'expected' | 'kept'> {
  /** The code, or codes, that mean "this person has none of it", or `NO_FILE` of a static file: the data is `null` then. */
  readonly none?: number | readonly number[];
}

/** Loads an answer for a page. A `null` input waits: nothing is loaded yet. */
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

/** Names an answer of a row; `null` while the input is not known. */
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

/** Makes the page of a part of an answer; `pick` gives `null` where the answer has none of it. */
export function partOf<T, P>(page: Shown<T>, pick: (data: NonNullable<T>) => P): Shown<P | Extract<T, null>>;
export function partOf<T, P>(page: Shown<T>, pick: (data: NonNullable<T>) => P): Shown<P | null> {
  const { data } = page;
  return { ...page, data: data === undefined ? undefined : data === null ? null : pick(data) };
}
