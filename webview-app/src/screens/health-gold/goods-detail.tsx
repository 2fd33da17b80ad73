import { getGoodsDetail } from '../../api/goods.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { FormOf } from '../../kit/page/form-of.tsx';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { href } from '../../routes.ts';
import { CardShape, PictureShape, TitleShape } from '../../ui/skeleton.tsx';
import { screen } from '../screen.ts';
import { GoodsPage } from './goods-detail/goods-page.tsx';
import { useWords } from './goods-detail/words/index.ts';

/** Shows goods for coins and exchanges them. */
export const Screen = screen('health-gold.goods-detail', function GoodsDetail({ params: { skuId } }) {
  const words = useWords();
  const page = usePage(getGoodsDetail, { query: { skuId } }, { none: NOT_FOUND });
  return (
    <FormOf
      title={words.title}
      page={page}
      none={
        <MissingState
          title={words.none}
          text={words.noneText}
          linkLabel={words.toShop}
          to={href('health-gold.my-account')}
          replace
        />
      }
      skeleton={
        <>
          <PictureShape ratio={1.7} />
          <TitleShape />
          <CardShape lines={2} />
          <CardShape lines={1} />
        </>
      }
    >
      {(goods) => <GoodsPage key={goods.skuId} goods={goods} onChanged={page.reload} />}
    </FormOf>
  );
});
