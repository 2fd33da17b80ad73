import { partOf } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { StatusOf } from '../../kit/page/status-of.tsx';
import { screen } from '../screen.ts';
import { HealthOrder } from './order/health-order.tsx';
import { orderView } from './order/order-view.tsx';
import { useOrders } from './order/use-orders.ts';
import { NoService } from './service/no-service.tsx';
import { useWords } from './words/index.ts';

/** Shows the status of a value-added service's order, and the value-added services of a checkup order with the same number. */
export const Screen = screen('value-added.order', function ValueAddedOrder({ query: { orderNo } }) {
  const words = useWords().vas;
  const page = useOrders(orderNo);
  const { data } = page;
  if (data && !data.order)
    return (
      <DetailOf
        title={words.orderTitle}
        page={partOf(page, ({ health }) => health ?? null)}
        view={(health) => ({ title: health.productName, content: <HealthOrder health={health} /> })}
      />
    );
  return (
    <StatusOf
      title={words.orderTitle}
      page={partOf(page, ({ order, health }) => (order ? { order, health } : null))}
      none={<NoService />}
      view={({ order, health }) => orderView(order, health, words, page.reload)}
    />
  );
});
