import { ClipboardList } from 'lucide-react';
import { Redirect } from 'wouter';
import { type GeneralOrder, getGeneralOrder } from '../../../api/general-order.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { FormOf } from '../../../kit/page/form-of.tsx';
import { ResultFrame } from '../../../kit/page/result-of.tsx';
import { validityNow, validityPairs } from '../../../kit/page/validity.tsx';
import { stepsOf } from '../../../kit/refund/refund-steps.ts';
import { href } from '../../../routes.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Timeline } from '../../../ui/timeline.tsx';
import { useWords } from '../words/index.ts';
import { NoService } from './no-service.tsx';
import { Received } from './received.tsx';
import { ReceivableOrder } from './to-receive.tsx';

/** Shows a service's order by its status: ready to receive, received, or ended. A voucher has a separate page. */
export function OrderedService({ orderNo }: { orderNo: string }) {
  const page = usePage(getGeneralOrder, { query: { orderNo } }, { none: NOT_FOUND });
  return (
    <FormOf title={useWords().vas.title} page={page} none={<NoService />}>
      {(order) => {
        if (order.voucherCode !== undefined)
          return <Redirect to={href('value-added.order', {}, { orderNo })} replace />;
        if (order.canReceive) return <ReceivableOrder order={order} onDone={page.reload} />;
        if (order.canUse) return <Received orderNo={orderNo} />;
        return <EndedOrder order={order} />;
      }}
    </FormOf>
  );
}

function EndedOrder({ order }: { order: GeneralOrder }) {
  const words = useWords().vas;
  const { productName, productNo, orderNo, status, steps } = order;
  return (
    <ResultFrame
      barTitle={words.orderStatus}
      scene={status === 'used' ? 'success' : 'waiting'}
      title={words.statuses[status]}
      text={
        <>
          <strong>{productName}</strong>
          <br />
          {words.statusTexts[status]}
        </>
      }
      facts={[
        [words.givenBy, order.companyName, 'name'],
        [words.insured, shownName(order.insuredName)],
        // A used or cancelled order has no validity to show. Its last step has the time of its end.
        ...(status === 'expired' ? validityPairs(validityNow(order.validTo)) : []),
        [words.orderNo, orderNo],
      ]}
      primary={
        <LinkButton wide to={href('value-added.service', {}, { productNo })} replace>
          {words.again}
        </LinkButton>
      }
    >
      <Section title={words.soFar}>
        <Card>
          <Timeline label={words.soFar} items={stepsOf(steps)} />
        </Card>
      </Section>
      <Rows>
        <ListRow icon={<ClipboardList />} title={words.toOrder} to={href('value-added.order', {}, { orderNo })} />
      </Rows>
    </ResultFrame>
  );
}
