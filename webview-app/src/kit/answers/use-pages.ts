/**
 * Loads a paged list. Rules:
 * 1. The view's `pages` is the number of visible pages. A load requests all of them, so that a return shows as much as before.
 * 2. "More" adds one page. While it loads or when it fails, the visible entries stay.
 * 3. "More" never shows stored data of an earlier visit: the displayed age is the load's age.
 * 4. Another input or a reload aborts a pending "more".
 */
import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../api/endpoint.ts';
import { type AnyInput, asOf, type InputOf, type RequestOptions, request } from '../../client/request.ts';
import type { ListView } from '../page/list-view.ts';
import { pageKey, type ReadRow } from './use-page.ts';
import { type Shown, useResource } from './use-resource.ts';

interface Listed<T> {
  readonly list: readonly T[];
  readonly total: number;
}
/** A row whose answer is one page of a list. */
type PagedRow = ReadRow & { readonly types?: (query: never, body: never, params: never) => Listed<unknown> };
type ItemOf<E> = DataOf<E> extends { readonly list: readonly (infer T)[] } ? T : never;

export interface Pages<T, Data = unknown> extends Shown<readonly T[]> {
  /** The whole answer of the last loaded page, for values about all pages such as counts. */
  readonly answer: Data | undefined;
  readonly more: 'more' | 'busy' | 'failed' | 'end';
  readonly loadMore: () => void;
}

type Manner = Pick<RequestOptions, 'expected' | 'kept'>;

/** Loads the pages of the view; without a view the first page and pages added later. With a `null` input it does not load yet. */
export function usePages<E extends PagedRow>(
  row: E,
  input: InputOf<E> | null,
  view?: Pick<ListView, 'pages' | 'showPages'>,
  manner?: Manner,
): Pages<ItemOf<E>, DataOf<E>>;
export function usePages(
  row: PagedRow,
  wantedInput: AnyInput | null,
  view?: Pick<ListView, 'pages' | 'showPages'>,
  manner: Manner = {},
): Pages<unknown> {
  const [own, setOwn] = useState(1);
  const { pages, showPages } = view ?? { pages: own, showPages: setOwn };
  const [more, setMore] = useState<'busy' | 'failed'>();
  const adding = useRef<AbortController>(undefined);
  const requestedPages = useRef(pages);
  useEffect(() => {
    requestedPages.current = pages;
  });
  const input = wantedInput ?? {};
  const load = (pageNo: number, signal: AbortSignal): Promise<Listed<unknown>> => {
    const part = row.body
      ? { ...input, body: { ...input.body, pageNo } }
      : { ...input, query: { ...input.query, pageNo } };
    return request(row, part, { ...manner, signal });
  };
  const resource = useResource<Listed<unknown> & { readonly answer: unknown }>(
    pageKey(row, wantedInput),
    async (signal) => {
      adding.current?.abort();
      setMore(undefined);
      const all = await Promise.all(
        Array.from({ length: requestedPages.current }, (_, index) => load(index + 1, signal)),
      );
      const answer = all.at(-1);
      return { list: all.flatMap(({ list }) => list), total: answer?.total ?? 0, answer };
    },
  );
  useEffect(() => () => adding.current?.abort(), []);

  const loadMore = () => {
    if (more === 'busy' || resource.status !== 'ready') return;
    const leaving = new AbortController();
    adding.current = leaving;
    setMore('busy');
    load(pages + 1, leaving.signal).then(
      (answer) => {
        const { list, total } = answer;
        if (leaving.signal.aborted) return;
        const isKept = manner.kept && asOf(leaving.signal) !== undefined;
        setMore(isKept ? 'failed' : undefined);
        if (isKept) return;
        // An empty page is the end, whatever the total says.
        resource.extend((previous) => ({
          list: [...previous.list, ...list],
          total: list.length > 0 ? total : previous.list.length,
          answer,
        }));
        showPages(pages + 1);
      },
      () => {
        if (!leaving.signal.aborted) setMore('failed');
      },
    );
  };

  const { data } = resource;
  const isAll = data === undefined || data.list.length >= data.total;
  return { ...resource, data: data?.list, answer: data?.answer, more: more ?? (isAll ? 'end' : 'more'), loadMore };
}
