import { getCityOrderCount } from '../../../api/account.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { useWords } from '../words/index.ts';

/** Shows the number of checkups ordered in a city. Renders nothing without a response. */
export function CityOrders({ cityId }: { cityId: string }) {
  const words = useWords().landing.city;
  const { data } = usePage(getCityOrderCount, { query: { cityId } }, QUIET);
  return data && data.count > 0 ? <span role="status">{words.ordered(data.count)}</span> : null;
}
