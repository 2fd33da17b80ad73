/** Defines the checkup of a partner's risk business. Its detail page is also its booking page. */
import {
  bookRiskExam,
  cancelRiskBooking,
  getRiskBookInfo,
  getRiskBookPageStatus,
  getRiskBookResult,
  getRiskBookUserInfo,
  getRiskUnitSchedule,
  getRiskUnitScheduleForRebook,
  listRiskCities,
  listRiskUnits,
  rebookRiskExam,
} from '../../../api/tob-risk-exam.ts';
import { partnerExam } from '../../../flows/partner-exam.ts';
import { href } from '../../../routes.ts';
import { tobRisk } from '../../../store/sections.ts';

const list = () => href('services.checkups');

export const riskExam = partnerExam(
  {
    name: 'tob-risk',
    section: tobRisk,
    pages: {
      state: (productNo, orderNo) => (orderNo ? href('tob.state', { productNo, orderNo }) : list()),
      book: (productNo, orderNo) => (orderNo ? href('tob.detail', { productNo, orderNo }) : list()),
      detail: (productNo, orderNo) => href('tob.detail', { productNo, orderNo }),
      rebook: (productNo, orderNo) => href('tob.state', { productNo, orderNo }, { rebook: 1 }),
      city: (productNo, orderNo) => href('tob.city', { productNo, orderNo }),
      institutions: (productNo, orderNo) => href('tob.institutions', { productNo, orderNo }),
      science: (productNo, orderNo) => href('tob.science', { productNo }, { orderNo }),
      noService: (productNo, orderNo) => href('tob.status', { productNo, orderNo }),
      product: list,
      others: () => href('checkup.package-list'),
      list,
    },
  },
  {
    status: getRiskBookPageStatus,
    info: getRiskBookInfo,
    result: getRiskBookResult,
    persons: getRiskBookUserInfo,
    cities: listRiskCities,
    units: listRiskUnits,
    days: getRiskUnitSchedule,
    daysForRebook: getRiskUnitScheduleForRebook,
    book: bookRiskExam,
    cancel: cancelRiskBooking,
    rebook: rebookRiskExam,
  },
);
