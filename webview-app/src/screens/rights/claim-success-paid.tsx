import { PurchaseResult } from '../../kit/purchase/purchase-result.tsx';
import { href } from '../../routes.ts';
import { HEALTH_CARD } from '../../rules/products.ts';
import { screen } from '../screen.ts';
import { healthCardSale } from './flows/card-sale.ts';
import { cardOrderFacts, NewCard, PaidCard } from './paid/own-new-card.tsx';
import { useWords } from './paid/words/index.ts';

/** The page the card's payment comes back to; without an order it shows the card that the person has. */
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
      clausesOf={HEALTH_CARD}
    />
  );
});
