/**
 * Loads a paged list. Rules:
 * 1. The view's `pages` is the number of visible pages. A load requests all of them, also those added while it runs.
 * 2. "More" adds one page. While it loads or when it fails, the visible entries stay.
 * 3. "More" never shows stored data of an earlier visit: the displayed age is the load's age.
 * 4. Another input or a reload aborts a pending "more".
 * 5. A person who returns sees the recent pages while they reload.
 */
import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../api/endpoint.ts';
import { type AnyInput, asOf, type InputOf, type RequestOptions, recentAnswer, request } from '../../client/request.ts';
import { isReturned } from '../../platform/history.ts';
import type { ListView } from '../page/list-view.ts';
import { pageKey, type ReadRow } from './use-page.ts';
import { type LoadState, useResource } from './use-resource.ts';

interface ListPage<T> {
  readonly list: readonly T[];
  readonly total: number;
}
/** An endpoint whose response is one page of a list. */
type PagedRow = ReadRow & { readonly types?: (query: never, body: never, params: never) => ListPage<unknown> };
type ItemOf<E> = DataOf<E> extends { readonly list: readonly (infer T)[] } ? T : never;

export interface Pages<T, Data = unknown> extends LoadState<readonly T[]> {
  /** The response with the last loaded page, for values of the whole list such as counts. */
  readonly answer: Data | undefined;
  readonly more: 'more' | 'busy' | 'failed' | 'end';
  readonly loadMore: () => void;
}

/** Several pages as one list. */
interface JoinedPages extends ListPage<unknown> {
  readonly answer: unknown;
}

function joinPages(pages: readonly ListPage<unknown>[]): JoinedPages {
  const answer = pages.at(-1);
  return { list: pages.flatMap(({ list }) => list), total: answer?.total ?? 0, answer };
}

const numbersFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

type ListRequestOptions = Pick<RequestOptions, 'expected' | 'stored'>;

/** Loads the pages of the view. Without a view: the first page and pages added later. With a `null` input it does not load yet. */
export function usePages<E extends PagedRow>(
  row: E,
  input: InputOf<E> | null,
  view?: Pick<ListView, 'pages' | 'showPages'>,
  requestOptions?: ListRequestOptions,
): Pages<ItemOf<E>, DataOf<E>>;
export function usePages(
  row: PagedRow,
  inputOrNull: AnyInput | null,
  view?: Pick<ListView, 'pages' | 'showPages'>,
  requestOptions: ListRequestOptions = {},
): Pages<unknown> {
  const [localPages, setLocalPages] = useState(1);
  const { pages, showPages } = view ?? { pages: localPages, showPages: setLocalPages };
  const [more, setMore] = useState<'busy' | 'failed'>();
  const pendingMore = useRef<AbortController>(undefined);
  const requestedPages = useRef(pages);
  useEffect(() => {
    requestedPages.current = pages;
  });
  const input = inputOrNull ?? {};
  const inputOf = (pageNo: number): AnyInput =>
    row.body ? { ...input, body: { ...input.body, pageNo } } : { ...input, query: { ...input.query, pageNo } };
  const load = (pageNo: number, signal: AbortSignal): Promise<ListPage<unknown>> =>
    request(row, inputOf(pageNo), { ...requestOptions, signal });
  const resource = useResource<JoinedPages>(
    pageKey(row, inputOrNull),
    async (signal) => {
      pendingMore.current?.abort();
      setMore(undefined);
      const responses: ListPage<unknown>[] = [];
      while (responses.length < requestedPages.current)
        responses.push(
          ...(await Promise.all(
            numbersFrom(responses.length + 1, requestedPages.current).map((no) => load(no, signal)),
          )),
        );
      return joinPages(responses);
    },
    undefined,
    () => {
      if (!inputOrNull || !isReturned()) return undefined;
      const responses = numbersFrom(1, pages).map(
        (no) => recentAnswer(row, inputOf(no)) as ListPage<unknown> | undefined,
      );
      return responses.every((answer) => answer !== undefined) ? joinPages(responses) : undefined;
    },
  );
  useEffect(() => () => pendingMore.current?.abort(), []);

  const loadMore = () => {
    if (more === 'busy' || resource.status !== 'ready') return;
    const controller = new AbortController();
    pendingMore.current = controller;
    setMore('busy');
    load(pages + 1, controller.signal).then(
      (answer) => {
        const { list, total } = answer;
        if (controller.signal.aborted) return;
        const isStored = requestOptions.stored && asOf(controller.signal) !== undefined;
        setMore(isStored ? 'failed' : undefined);
        if (isStored) return;
        // An empty page is the end, whatever the total says.
        resource.extend((previous) => ({
          list: [...previous.list, ...list],
          total: list.length > 0 ? total : previous.list.length,
          answer,
        }));
        showPages(pages + 1);
      },
      () => {
        if (!controller.signal.aborted) setMore('failed');
      },
    );
  };

  const { data } = resource;
  const isComplete = data === undefined || data.list.length >= data.total;
  return { ...resource, data: data?.list, answer: data?.answer, more: more ?? (isComplete ? 'end' : 'more'), loadMore };
}
