import { countCityOrders, type GeneralProduct } from '../../../api/general-order.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/use-page.ts';
import { Card, Divider } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { useWords } from '../words/index.ts';

/** The picture of a service, who gives it, what it is worth, that it costs the person nothing, and how many have ordered. */
export function ServiceFacts({ service }: { service: Pick<GeneralProduct, 'coverUrl' | 'companyName' | 'amountFen'> }) {
  const words = useWords().vas;
  const orders = usePage(countCityOrders, { query: {} }, QUIET);
  return (
    <Card>
      <Picture src={service.coverUrl} alt="" ratio={2} eager />
      <Divider />
      <KeyValues
        pairs={[
          [words.givenBy, service.companyName],
          [
            words.worth,
            service.amountFen > 0 ? <Price key="worth" fen={service.amountFen} size="small" settled /> : undefined,
          ],
          [words.toPay, words.nothing],
          [words.ordered, orders.data && words.people(orders.data.count)],
        ]}
      />
    </Card>
  );
}
