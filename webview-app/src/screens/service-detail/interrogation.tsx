import { AskPage } from '../../features/ask/ask-page.tsx';
import { onlineAsk } from '../../flows/online-ask.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';

/** A question to a doctor of the online service, from the page of an order. */
export const Screen = screen('service-detail.interrogation', function Interrogation({ params }) {
  const { productNo, orderNo } = params;
  return (
    <AskPage
      name="online"
      flow={async () => onlineAsk}
      productNo={productNo}
      orderNo={orderNo}
      done={() => href('service-detail.interrogation-success', { productNo, orderNo })}
    />
  );
});
