/**
 * The city to which goods are sent: the one in the address, else the one that was chosen last, else where the phone is, else the
 * service's own default.
 */
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { getMinimumRangeRegion, type Region } from '../../../api/goods.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { type Position, positionWithin } from '../../../flows/position.ts';
import { putQuery } from '../../../kit/list-view.ts';
import { usePage } from '../../../kit/use-page.ts';
import type { Shown } from '../../../kit/use-resource.ts';
import { keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { isText } from '../../../platform/storage.ts';
import { CHOICE_DAYS } from '../../../store/sections.ts';

const KEPT = 'goods-city';

export interface GoodsRegion {
  /** `null` where the address names a city that nobody knows. */
  readonly page: Shown<Region | null>;
  readonly choose: (cityId: string) => void;
}

/** Asks about the goods' region; nothing is asked while `isNeeded` is false. */
export function useRegion(skuId: string, isNeeded: boolean): GoodsRegion {
  const chosen = new URLSearchParams(useSearch()).get('cityId') ?? recallPersonal(KEPT, isText) ?? '';
  const place = usePlace(isNeeded && chosen === '');
  const query = chosen ? { skuId, cityId: chosen } : place && { skuId, ...place };
  const page = usePage(getMinimumRangeRegion, isNeeded && query ? { query } : null, {
    none: NOT_FOUND,
    notice: false,
  });
  return {
    page,
    choose: (cityId) => {
      keepPersonal(KEPT, cityId, { days: CHOICE_DAYS });
      putQuery({ cityId });
    },
  };
}

/** The position as far as it is known; `undefined` while it is being asked for. */
function usePlace(isAsked: boolean): Partial<Position> | undefined {
  const [place, setPlace] = useState<Partial<Position>>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isHere = true;
    void positionWithin().then((found) => {
      if (isHere) setPlace(found ?? {});
    });
    return () => {
      isHere = false;
    };
  }, [isAsked]);
  return place;
}
