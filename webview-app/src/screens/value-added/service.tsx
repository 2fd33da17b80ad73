import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { screen } from '../screen.ts';
import { NewService } from './service/new-service.tsx';
import { NoService } from './service/no-service.tsx';
import { OrderedService } from './service/ordered-service.tsx';
import { useWords } from './words/index.ts';

/** Shows a partner's value-added service by its order, or the form to order it. */
export const Screen = screen('value-added.service', function ValueAddedService({ query: { productNo, orderNo } }) {
  const words = useWords().vas;
  if (orderNo) return <OrderedService orderNo={orderNo} />;
  if (productNo) return <NewService productNo={productNo} />;
  return (
    <ScreenFrame title={words.title} titleHidden>
      <NoService />
    </ScreenFrame>
  );
});
