/**
 * Loads the goods of the card. Rules:
 * 1. The list is loaded at once, by category (v2).
 * 2. An older server answers 404. The app then loads the plain list (v1) in pages and sorts it into categories itself.
 */
import { type CardGoods, listCardGoods, listCardGoodsV2 } from '../../../api/health-card.ts';
import { isApiError } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { type Pages, usePages } from '../../../kit/answers/use-pages.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';

export type Category = CardGoods['category'];
export const CATEGORIES = ['checkup', 'dental', 'vision', 'care'] as const satisfies readonly Category[];

const NOT_FOUND = 404;

export interface CardGoodsList {
  readonly page: LoadState<readonly CardGoods[]> | Pages<CardGoods>;
  readonly allGoods: readonly CardGoods[];
  /** The service's names of the categories, or empty with an older server. */
  readonly titles: Partial<Record<Category, string>>;
}

/** Returns the goods of a category, or all goods without a category. */
export function useCardGoods(category: Category | undefined): CardGoodsList {
  const grouped = usePage(listCardGoodsV2, {}, { expected: [NOT_FOUND] });
  const isOld = isApiError(grouped.error, 'HTTP') && grouped.error.status === NOT_FOUND;
  const plain = usePages(listCardGoods, isOld ? { query: { pageSize: 20 } } : null);
  const inCategory = (list: readonly CardGoods[]) =>
    list.filter((product) => !category || product.category === category);
  if (isOld)
    return { page: { ...plain, data: plain.data && inCategory(plain.data) }, allGoods: plain.data ?? [], titles: {} };
  const allGoods = grouped.data?.groups.flatMap(({ list }) => list);
  return {
    page: { ...grouped, data: allGoods && inCategory(allGoods) },
    allGoods: allGoods ?? [],
    titles: Object.fromEntries(grouped.data?.groups.map((group) => [group.category, group.title]) ?? []),
  };
}
