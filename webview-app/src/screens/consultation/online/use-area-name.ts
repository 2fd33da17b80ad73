import { useSnapshot } from 'valtio';
import { listAreas } from '../../../api/special-inquiry.ts';
import { usePage } from '../../../kit/use-page.ts';
import { doctorSearch } from '../../../store/sections.ts';
import { provinceOf } from './doctor-search.ts';

/** The number of the whole country in a list of areas. */
export const NATIONWIDE = '000000';

/** The name of an area of the address, as the list of areas has it in the person's language; as it was chosen until the list is there. */
export function useAreaName(area: string): string | undefined {
  const kept = useSnapshot(doctorSearch.state);
  const isKept = kept.area_id === area && kept.areaText !== '';
  const province = provinceOf(area);
  const query = area === province ? {} : { provinceId: province };
  const { data } = usePage(listAreas, area === '' ? null : { query }, { notice: false });
  return data?.areas.find((one) => one.area_id === area)?.areaText ?? (isKept ? kept.areaText : undefined);
}
