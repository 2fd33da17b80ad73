/** Defines the campaign's checkup: a package of the mall with separate pages for sale and booking. */
import type { OrderState } from '../../../api/mall.ts';
import { mallSale } from '../../../flows/checkup-sale.ts';
import { mallExam } from '../../../flows/paid-exam.ts';
import type { Sale } from '../../../flows/sale.ts';
import { href } from '../../../routes.ts';
import { landing } from '../../../store/sections.ts';

export const landingExam = mallExam({
  name: 'landing',
  isPaid: true,
  section: landing,
  pages: {
    state: (productNo, orderNo) => href('checkup.landing-status', { productNo }, { orderNo }),
    book: (productNo, orderNo) => href('checkup.landing-form', { productNo }, { orderNo }),
    rebook: (productNo, orderNo) => href('checkup.landing-form', { productNo }, { orderNo, rebook: 1 }),
    product: (productNo) => href('checkup.landing', { productNo }),
    others: () => href('checkup.package-list'),
  },
});

export const landingSale = (productNo: string): Sale<OrderState> =>
  mallSale(productNo, {
    orderPage: (orderNo) => href('checkup.landing-success', { productNo }, { orderNo }),
    freePage: (orderNo) => href('checkup.landing-form', { productNo }, { orderNo }),
    leftPage: (orderNo) => href('checkup.landing', { productNo }, { payResult: 'fail', orderNo }),
  });
