/**
 * The goods of the card. Rules:
 * 1. They come by category (v2), all at once.
 * 2. A server that has no such list yet answers 404: the plain list (v1) is asked for, which comes in pages, and its categories are made here.
 */
import { type CardGoods, listCardGoods, listCardGoodsV2 } from '../../../api/health-card.ts';
import { isApiError } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { type Pages, usePages } from '../../../kit/answers/use-pages.ts';
import type { Shown } from '../../../kit/answers/use-resource.ts';

export type Category = CardGoods['category'];
export const CATEGORIES = ['checkup', 'dental', 'vision', 'care'] as const satisfies readonly Category[];

const NOT_FOUND = 404;

export interface CardGoodsList {
  readonly page: Shown<readonly CardGoods[]> | Pages<CardGoods>;
  readonly all: readonly CardGoods[];
  /** The service's names of the categories; empty with a server that has none. */
  readonly titles: Partial<Record<Category, string>>;
}

/** Gives the goods of a category; without one all of them. */
export function useCardGoods(category: Category | undefined): CardGoodsList {
  const grouped = usePage(listCardGoodsV2, {}, { expected: [NOT_FOUND] });
  const isOld = isApiError(grouped.error, 'HTTP') && grouped.error.status === NOT_FOUND;
  const plain = usePages(listCardGoods, isOld ? { query: { pageSize: 20 } } : null);
  const within = (list: readonly CardGoods[]) => list.filter((product) => !category || product.category === category);
  if (isOld) return { page: { ...plain, data: plain.data && within(plain.data) }, all: plain.data ?? [], titles: {} };
  const all = grouped.data?.groups.flatMap(({ list }) => list);
  return {
    page: { ...grouped, data: all && within(all) },
    all: all ?? [],
    titles: Object.fromEntries(grouped.data?.groups.map((group) => [group.category, group.title]) ?? []),
  };
}
