import { ExternalLink } from 'lucide-react';
import { getThirdOrderListUrl } from '../../../api/inquiry.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { canOpenThirdPage, openThirdPage } from '../../../kit/links/doctor-network-page.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { currentPath } from '../../../platform/history.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useWords } from './words/index.ts';

/**
 * Links to the consultation list of the outside doctor network. Renders nothing if the network has no list, if its address is of an
 * origin that is not allowed, or if it is the address of this page.
 */
export function ThirdPartyListRow() {
  const words = useWords();
  const { data } = usePage(getThirdOrderListUrl, { query: {} }, QUIET);
  if (!data || addressOfService(data.url) === currentPath() || !canOpenThirdPage(data.url)) return null;
  const showFailure = () => toast(words.thirdFailed, 'error');
  const open = () => void openThirdPage(data.url).then((isOpened) => isOpened || showFailure(), showFailure);
  return (
    <Rows>
      <ListRow title={words.third} text={words.thirdText} icon={<ExternalLink />} onClick={open} />
    </Rows>
  );
}
