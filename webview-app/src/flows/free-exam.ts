/**
 * Defines the free checkup: an order without payment of a free product, or a package received as a gift. Rules:
 * 1. It shares the endpoints of the paid checkup, which also create value-added orders of free products.
 * 2. Identity numbers and names are sent, never stored: `freeIdCard` and `freeRealName` in the store stay empty.
 */
import type { ExamBookingInfo } from '../api/exam.ts';
import { href } from '../routes.ts';
import { freeAppointment } from '../store/sections.ts';
import { mallExam } from './paid-exam.ts';

export const freeExam = mallExam({
  name: 'free',
  section: freeAppointment,
  pages: {
    // A page of this area needs an order number. Without it the product's own page finds the order.
    state: (productNo, orderNo) =>
      orderNo ? href('free-appointment.state', { productNo, orderNo }) : href('checkup.state', { productNo }),
    book: (productNo, orderNo) =>
      orderNo ? href('free-appointment.book', { productNo, orderNo }) : href('checkup.book', { productNo }),
    rebook: (productNo, orderNo) => href('free-appointment.rebook', { productNo, orderNo }),
    product: (productNo) => href('checkup.sale', { productNo }),
    others: () => href('checkup.package-list'),
    science: (productNo, orderNo) => href('free-appointment.science', { productNo }, { orderNo }),
    detail: (productNo, orderNo) => href('free-appointment.detail', { productNo, orderNo }),
    insteadOfBooking,
  },
});

/** Returns the page of an order that was booked, or that has no service left. */
function insteadOfBooking({ productNo, orderNo, orderStatus }: ExamBookingInfo): string | undefined {
  if (orderNo === undefined) return undefined;
  if (orderStatus === 'noService') return href('free-appointment.no-service', { productNo, orderNo });
  const hasState = orderStatus === 'booked' || orderStatus === 'used';
  return hasState ? href('free-appointment.state', { productNo, orderNo }) : undefined;
}
