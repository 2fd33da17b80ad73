import { useSnapshot } from 'valtio';
import { listAreas } from '../../../api/special-inquiry.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { doctorSearch } from '../../../store/sections.ts';
import { provinceOf } from './doctor-search.ts';

/** The number of the whole country in a list of areas. */
export const NATIONWIDE = '000000';

/** Returns an area's name in the person's language. Until the list of areas has loaded, returns the stored name of the choice. */
export function useAreaName(area: string): string | undefined {
  const stored = useSnapshot(doctorSearch.state);
  const isStored = stored.area_id === area && stored.areaText !== '';
  const province = provinceOf(area);
  const query = area === province ? {} : { provinceId: province };
  const { data } = usePage(listAreas, area === '' ? null : { query }, { notice: false });
  return (
    data?.areas.find((candidate) => candidate.area_id === area)?.areaText ?? (isStored ? stored.areaText : undefined)
  );
}
