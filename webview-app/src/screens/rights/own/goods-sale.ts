import { href } from '../../../routes.ts';
import { cardGoodsSale } from '../flows/card-sale.ts';

const backTo = (goodsNo: string, payResult: 'success' | 'fail') => (orderNo: string) =>
  href('rights.health-card', {}, { payResult, orderNo, goodsNo });

/** Returns the sale of goods for money, whose payment returns to the card's page. */
export const saleOf = (goodsNo: string) =>
  cardGoodsSale(goodsNo, {
    orderPage: backTo(goodsNo, 'success'),
    freePage: backTo(goodsNo, 'success'),
    leftPage: backTo(goodsNo, 'fail'),
  });
