import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { screen } from '../screen.ts';
import { NewService } from './vas/new-service.tsx';
import { NoService } from './vas/no-service.tsx';
import { OrderedService } from './vas/ordered-service.tsx';
import { useWords } from './words/index.ts';

/** A value-added service of a partner: to be ordered, to be received, or received. */
export const Screen = screen(
  'other.value-added-service',
  function ValueAddedService({ query: { productNo, orderNo } }) {
    const words = useWords().vas;
    if (orderNo) return <OrderedService orderNo={orderNo} />;
    if (productNo) return <NewService productNo={productNo} />;
    return (
      <ScreenFrame title={words.title} titleHidden>
        <NoService />
      </ScreenFrame>
    );
  },
);
