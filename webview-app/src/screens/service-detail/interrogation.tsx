import { AskPage } from '../../features/ask/ask-page.tsx';
import { onlineAsk } from '../../flows/online-ask.ts';
import { href } from '../../routes.ts';
import { screen } from '../screen.ts';

/** Asks a question to a doctor of the online service, from an order's page. */
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
