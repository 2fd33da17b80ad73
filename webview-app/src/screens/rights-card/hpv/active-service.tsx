import { Redirect } from 'wouter';
import { type GeneralOrder, getGeneralOrder } from '../../../api/general-order.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { partOf, usePage } from '../../../kit/answers/use-page.ts';
import { ResultOf } from '../../../kit/page/result-of.tsx';
import { validityNow, validityPairs } from '../../../kit/page/validity.tsx';
import { href } from '../../../routes.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';

const isOver = (status: GeneralOrder['status']): status is 'used' | 'expired' | 'cancelled' =>
  status === 'used' || status === 'expired' || status === 'cancelled';

/** Shows the person's service. An order that is not received yet redirects to the page that receives it. */
export function ActiveService({ orderNo }: { orderNo: string }) {
  const words = useWords().hpv;
  const page = usePage(getGeneralOrder, { query: { orderNo } }, { none: NOT_FOUND });
  if (page.data?.canReceive) return <Redirect to={href('value-added.service', {}, { orderNo })} replace />;
  return (
    <ResultOf
      title={words.pageTitle}
      page={partOf(page, (order) => order)}
      view={({ status, productName, insuredName, insuredIdCard, validTo, companyName }) => ({
        scene: isOver(status) ? 'calendar' : 'success',
        title: isOver(status) ? words.over[status] : words.active,
        text: isOver(status) ? words.overText[status] : words.activeText,
        facts: [
          [words.service, productName],
          [words.person, shownName(insuredName)],
          [words.idCard, insuredIdCard],
          [words.from, companyName, 'name'],
          ...(status === 'cancelled' || status === 'used' ? [] : validityPairs(validityNow(validTo))),
        ],
        primary: (
          <LinkButton wide to={href('value-added.order', {}, { orderNo })}>
            {words.use}
          </LinkButton>
        ),
        secondary: (
          <LinkButton wide tone="quiet" to={href('services.current')}>
            {words.toServices}
          </LinkButton>
        ),
      })}
    />
  );
}
