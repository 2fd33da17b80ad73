/**
 * Determines the city to which goods are sent: the city in the address, else the last choice, else the service's default. A tap
 * chooses the city at the phone's position.
 */
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { getMinimumRangeRegion, type Region } from '../../../api/goods.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { knownPosition, type Position } from '../../../flows/position.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { putQuery } from '../../../kit/page/list-view.ts';
import { keepPersonal, recallPersonal } from '../../../platform/personal.ts';
import { isText } from '../../../platform/storage.ts';
import { CHOICE_DAYS } from '../../../store/sections.ts';

const STORAGE_NAME = 'goods-city';

export interface GoodsRegion {
  /** The city, or `null` if the address names an unknown city. */
  readonly page: LoadState<Region | null>;
  readonly choose: (cityId: string) => void;
  /** Chooses the city at the phone's position, once it is known. */
  readonly chooseNearest: () => void;
}

function choose(cityId: string): void {
  keepPersonal(STORAGE_NAME, cityId, { days: CHOICE_DAYS });
  putQuery({ cityId });
}

/** Loads the city for the goods. If `isNeeded` is false, it loads nothing. */
export function useRegion(skuId: string, isNeeded: boolean): GoodsRegion {
  const chosenCityId = new URLSearchParams(useSearch()).get('cityId') ?? recallPersonal(STORAGE_NAME, isText) ?? '';
  /** The position that replaces the chosen city in the request until the response has a city. */
  const [position, setPosition] = useState<Partial<Position>>();
  const query = position ? { skuId, ...position } : { skuId, ...(chosenCityId && { cityId: chosenCityId }) };
  const page = usePage(getMinimumRangeRegion, isNeeded ? { query } : null, { none: NOT_FOUND, notice: false });
  const cityId = position && page.status === 'ready' ? page.data?.cityId : undefined;
  useEffect(() => {
    if (cityId === undefined) return;
    choose(cityId);
    setPosition(undefined);
  }, [cityId]);
  return { page, choose, chooseNearest: () => setPosition(knownPosition()) };
}
