import { PurchaseResult } from '../../kit/purchase/purchase-result.tsx';
import { href } from '../../routes.ts';
import { HEALTH_CARD } from '../../rules/products.ts';
import { screen } from '../screen.ts';
import { healthCardSale } from './flows/card-sale.ts';
import { cardOrderFacts, NewCard, PaidCard } from './paid/own-new-card.tsx';
import { useWords } from './paid/words/index.ts';

/** Shows the result of the card's payment. Without an order in the address it shows the person's card. */
export const Screen = screen('rights.claim-success-paid', function ClaimSuccessPaid({ query: { orderNo } }) {
  const words = useWords();
  if (!orderNo) return <NewCard />;
  return (
    <PurchaseResult
      sale={healthCardSale()}
      orderNo={orderNo}
      paid={(order) => <PaidCard order={order} />}
      facts={(order) => cardOrderFacts(orderNo, order, words)}
      product={{ to: href('rights.claim-paid', {}), label: words.success.toProduct }}
      clausesProductNo={HEALTH_CARD}
    />
  );
});
