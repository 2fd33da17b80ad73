import { countCityOrders, type GeneralProduct } from '../../../api/general-order.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { moneyText } from '../../../messages/money.ts';
import { Card, Divider } from '../../../ui/card.tsx';
import { KeyValues, type Pair } from '../../../ui/key-values.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price, type PriceProps } from '../../../ui/price.tsx';
import { type AreaWords, useWords } from '../words/index.ts';

type Paid = Pick<GeneralProduct, 'companyName' | 'amountFen'>;

/** Shows that the person pays nothing, beside the service's struck-through price. */
export const ToPay = ({
  service: { amountFen },
  size = 'medium',
}: {
  service: Pick<Paid, 'amountFen'>;
  size?: PriceProps['size'];
}) => <Price fen={0} wasFen={amountFen} size={size} settled />;

/** Returns the fact about a service's cost: the price that the partner pays, or zero. */
export const costFact = (service: Paid, words: AreaWords['vas']): Pair => [
  words.cost,
  service.amountFen > 0 ? (
    words.paidFor(service.companyName, moneyText(service.amountFen))
  ) : (
    <ToPay key="price" service={service} size="small" />
  ),
];

/** Shows a service's picture, its partner, its cost, and the number of people who have ordered it. */
export function ServiceFacts({ service }: { service: Paid & Pick<GeneralProduct, 'coverUrl'> }) {
  const words = useWords().vas;
  const orders = usePage(countCityOrders, { query: {} }, QUIET);
  return (
    <Card>
      <Picture src={service.coverUrl} alt="" ratio={2.6} eager />
      <Divider />
      <KeyValues
        pairs={[
          [words.givenBy, service.companyName, 'name'],
          costFact(service, words),
          [words.ordered, orders.data && words.people(orders.data.count)],
        ]}
      />
    </Card>
  );
}
