import { DetailOf } from '../../kit/detail-of.tsx';
import { StatusOf } from '../../kit/status-of.tsx';
import { partOf } from '../../kit/use-page.ts';
import { screen } from '../screen.ts';
import { NoService } from './vas/no-service.tsx';
import { HealthOrder } from './vas-order/health-order.tsx';
import { orderView } from './vas-order/order-view.tsx';
import { useOrders } from './vas-order/use-orders.ts';
import { useWords } from './words/index.ts';

/** An order of a value-added service and its use, with the value-added orders that hang on a checkup's order of the number. */
export const Screen = screen('other.value-added-order', function ValueAddedOrder({ query: { orderNo } }) {
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
