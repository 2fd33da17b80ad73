/** Defines the checkup that an employer pays for. */
import {
  bookTobExam,
  cancelTobBooking,
  getTobBookInfo,
  getTobBookPageStatus,
  getTobBookResult,
  getTobBookUserInfo,
  getTobUnitSchedule,
  getTobUnitScheduleForRebook,
  listTobCities,
  listTobUnits,
  rebookTobExam,
} from '../../../api/tob-exam.ts';
import { partnerExam } from '../../../flows/partner-exam.ts';
import { href } from '../../../routes.ts';
import { tobPec } from '../../../store/sections.ts';

const list = () => href('services.checkups');

export const tobExam = partnerExam(
  {
    name: 'tob',
    section: tobPec,
    pages: {
      state: (productNo, orderNo) => (orderNo ? href('tob-pec.state', { productNo, orderNo }) : list()),
      book: (productNo, orderNo) => (orderNo ? href('tob-pec.book', { productNo, orderNo }) : list()),
      rebook: (productNo, orderNo) => href('tob-pec.rebook', { productNo, orderNo }),
      detail: (productNo, orderNo) => href('tob-pec.detail', { productNo, orderNo }),
      city: (productNo, orderNo) => href('tob-pec.city', { productNo }, { orderNo }),
      institutions: (productNo, orderNo) => href('tob-pec.institutions', { productNo, orderNo }),
      science: (productNo, orderNo) => href('tob-pec.science', { productNo }, { orderNo }),
      noService: (productNo, orderNo) => href('tob-pec.no-service', { productNo, orderNo }),
      product: list,
      others: () => href('checkup.package-list'),
      list,
    },
  },
  {
    status: getTobBookPageStatus,
    info: getTobBookInfo,
    result: getTobBookResult,
    persons: getTobBookUserInfo,
    cities: listTobCities,
    units: listTobUnits,
    days: getTobUnitSchedule,
    daysForRebook: getTobUnitScheduleForRebook,
    book: bookTobExam,
    cancel: cancelTobBooking,
    rebook: rebookTobExam,
  },
);
