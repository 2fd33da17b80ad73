import { useEffect, useRef } from 'react';
import type { Goods } from '../../../api/goods.ts';
import { TileGrid } from '../../../ui/tile-grid.tsx';
import { recordExposure } from '../flows/activity-reports.ts';
import { GoodsCard } from './goods-card.tsx';

export interface GoodsGridProps {
  goods: readonly Goods[];
  /** The list's position on the page, by its name in the statistics. */
  position: string;
}

/** Shows goods in two columns, and reports each card that becomes visible to the statistics. */
export function GoodsGrid({ goods, position }: GoodsGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const ids = goods.map(({ skuId }) => skuId).join(' ');
  useEffect(() => {
    if (!list.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const visible = entries.filter(({ isIntersecting }) => isIntersecting);
        recordExposure(
          position,
          visible.flatMap(({ target }) => (target instanceof HTMLElement ? (target.dataset['sku'] ?? []) : [])),
        );
      },
      { threshold: 0.5 },
    );
    // Another list of goods has other cards to observe.
    if (ids) for (const card of list.current.querySelectorAll('[data-sku]')) observer.observe(card);
    return () => observer.disconnect();
  }, [ids, position]);
  return (
    <TileGrid ref={list}>
      {goods.map((product) => (
        <GoodsCard key={product.skuId} goods={product} />
      ))}
    </TileGrid>
  );
}
