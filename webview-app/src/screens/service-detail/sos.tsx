import { Plane } from 'lucide-react';
import { getGlobalRescue } from '../../api/rescue.ts';
import { getSosPage } from '../../api/static-service-detail.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { QUIET } from '../../client/request.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { ServiceContent } from '../../kit/page/service-page.tsx';
import { NumberedSteps } from '../../kit/page/service-parts.tsx';
import { href } from '../../routes.ts';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { CardShape, Skeleton } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { Cover } from './sos/cover.tsx';
import { RescueLines } from './sos/rescue-lines.tsx';
import { useCopy } from './sos/use-copy.ts';
import { useWords } from './words/index.ts';

/**
 * Shows the numbers for a rescue abroad. They come first and from the phone's stored copy, because people open this page in an emergency,
 * perhaps without a network.
 */
export const Screen = screen('service-detail.sos', function Sos({ params: { productNo, orderNo } }) {
  const words = useWords().sos;
  const copy = useCopy(getSosPage, {});
  const page = usePage(getSosPage, {});
  const cover = usePage(getGlobalRescue, { query: { orderNo, productNo } }, { ...QUIET, none: NOT_FOUND });
  const texts = page.data ?? copy;
  return (
    <ScreenFrame title={texts?.title ?? words.title}>
      <RescueLines texts={texts} policy={cover.data?.phones} failed={page.status === 'error' ? page : undefined} />
      {texts ? <NumberedSteps title={words.first} items={texts.firstAid} /> : null}
      {texts || cover.data ? <Cover cover={cover} /> : null}
      <Rows>
        <ListRow
          icon={<Plane />}
          title={words.care}
          text={words.careText}
          to={href('service-detail.overseas', { productNo, orderNo })}
        />
      </Rows>
      {texts ? (
        <ServiceContent texts={texts} />
      ) : (
        page.status === 'loading' && (
          <Skeleton>
            <CardShape lines={4} />
          </Skeleton>
        )
      )}
    </ScreenFrame>
  );
});
