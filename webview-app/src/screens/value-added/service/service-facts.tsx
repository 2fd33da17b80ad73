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

/** The price of a service for the person, who pays nothing, with its worth struck through. */
export const ToPay = ({
  service: { amountFen },
  size = 'medium',
}: {
  service: Pick<Paid, 'amountFen'>;
  size?: PriceProps['size'];
}) => <Price fen={0} wasFen={amountFen} size={size} settled />;

/** The price of a service, as one fact: nothing, as the partner pays it. */
export const costFact = (service: Paid, words: AreaWords['vas']): Pair => [
  words.cost,
  service.amountFen > 0 ? (
    words.paidFor(service.companyName, moneyText(service.amountFen))
  ) : (
    <ToPay key="price" service={service} size="small" />
  ),
];

/** The picture of a service, who gives it, that the partner pays its price, and how many have ordered. */
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
