import { Redirect } from 'wouter';
import { listOrders, type OrderSummary } from '../../../api/account.ts';
import type { OrderStatus } from '../../../api/shapes.ts';
import { ResourceView } from '../../../kit/resource-view.tsx';
import { partOf, usePage } from '../../../kit/use-page.ts';
import { isOrderOver, validityLine, validityOfOrder } from '../../../kit/validity.tsx';
import { dayText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { RowsShape } from '../../../ui/skeleton.tsx';
import { useWords } from '../words/index.ts';

/** States in which an order has nothing that a doctor could be asked with. */
const ENDED: readonly OrderStatus[] = ['unpaid', 'refunded', 'cancelled', 'noService'];
/** More services than anybody has. */
const PAGE_SIZE = 50;

/** The person's own services to choose from, for an address that names none. The only one is chosen at once; without any, the page says where to get one. */
export function ServiceChoice() {
  const words = useWords().service;
  const orders = partOf(usePage(listOrders, { body: { pageSize: PAGE_SIZE, kind: 'checkup' } }), ({ list }) =>
    list.filter((order) => !ENDED.includes(order.status) && !isOrderOver(order)),
  );
  return (
    <ResourceView resource={orders} skeleton={<RowsShape count={2} />} empty={<NoService />}>
      {(list) =>
        list.length === 1 && list[0] ? (
          <Redirect to={href('consultation.online', {}, { orderNo: list[0].orderNo })} replace />
        ) : (
          <Section title={words.yours} text={words.choose}>
            <Rows>
              {list.map((order) => (
                <ListRow
                  key={order.orderNo}
                  title={order.productName}
                  text={<Facts order={order} />}
                  to={href('consultation.online', {}, { orderNo: order.orderNo })}
                />
              ))}
            </Rows>
          </Section>
        )
      }
    </ResourceView>
  );
}

/** When it was bought, and until when it can be used. */
function Facts({ order }: { order: OrderSummary }) {
  const words = useWords().service;
  const validity = validityOfOrder(order);
  return (
    <>
      {words.bought(dayText(order.createdAt))}
      {validity ? (
        <>
          <br />
          {validityLine(validity)}
        </>
      ) : null}
    </>
  );
}

function NoService() {
  const words = useWords().service;
  return (
    <Callout
      title={words.none}
      action={
        <LinkButton small to={href('checkup.package-list')}>
          {words.get}
        </LinkButton>
      }
    >
      {words.noneText}
    </Callout>
  );
}
