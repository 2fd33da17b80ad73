import { getGeneralOrder } from '../../../api/general-order.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { GoTo } from '../../../kit/go-to.tsx';
import { linkTo } from '../../../kit/link-to.ts';
import { ResultOf } from '../../../kit/result-of.tsx';
import { partOf, usePage } from '../../../kit/use-page.ts';
import { dayText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';

/** The person's own service. One that was ordered and not received yet is received on its own page. */
export function ActiveService({ orderNo }: { orderNo: string }) {
  const words = useWords().hpv;
  const page = usePage(getGeneralOrder, { query: { orderNo } }, { none: NOT_FOUND });
  if (page.data?.canReceive) return <GoTo to={href('other.value-added-service', {}, { orderNo })} />;
  return (
    <ResultOf
      title={words.pageTitle}
      page={partOf(page, (order) => order)}
      view={({ productName, insuredName, insuredIdCard, validTo, companyName }) => ({
        title: words.active,
        text: words.activeText,
        facts: [
          [words.service, productName],
          [words.person, insuredName],
          [words.idCard, insuredIdCard],
          [words.from, companyName],
          [words.until, dayText(validTo)],
        ],
        primary: (
          <LinkButton wide {...linkTo(href('other.value-added-order', {}, { orderNo }))}>
            {words.use}
          </LinkButton>
        ),
        secondary: (
          <LinkButton wide tone="quiet" {...linkTo(href('entry.service'))}>
            {words.toServices}
          </LinkButton>
        ),
      })}
    />
  );
}
