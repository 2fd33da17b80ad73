import { Redirect } from 'wouter';
import { getGeneralOrder } from '../../../api/general-order.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { ResultOf } from '../../../kit/result-of.tsx';
import { partOf, usePage } from '../../../kit/use-page.ts';
import { dayText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';

/** The person's own service. One that was ordered and not received yet is received on its own page. */
export function ActiveService({ orderNo }: { orderNo: string }) {
  const words = useWords().hpv;
  const page = usePage(getGeneralOrder, { query: { orderNo } }, { none: NOT_FOUND });
  if (page.data?.canReceive) return <Redirect to={href('other.value-added-service', {}, { orderNo })} replace />;
  return (
    <ResultOf
      title={words.pageTitle}
      page={partOf(page, (order) => order)}
      view={({ productName, insuredName, insuredIdCard, validTo, companyName }) => ({
        title: words.active,
        text: words.activeText,
        facts: [
          [words.service, productName],
          [words.person, shownName(insuredName)],
          [words.idCard, insuredIdCard],
          [words.from, companyName],
          [words.until, dayText(validTo)],
        ],
        primary: (
          <LinkButton wide to={href('other.value-added-order', {}, { orderNo })}>
            {words.use}
          </LinkButton>
        ),
        secondary: (
          <LinkButton wide tone="quiet" to={href('entry.service')}>
            {words.toServices}
          </LinkButton>
        ),
      })}
    />
  );
}
