/** Defines the rows of the risk business: the rows of `tob-exam.ts` at other addresses. */
import { sameAt } from './endpoint.ts';
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
} from './tob-exam.ts';

const BASE = '/api/sdhealth/tob/risk/physical/examination';

export const getRiskBookPageStatus = sameAt(getTobBookPageStatus, `${BASE}/book-page-status`);
export const getRiskBookInfo = sameAt(getTobBookInfo, `${BASE}/book-info`);
export const getRiskBookResult = sameAt(getTobBookResult, `${BASE}/book-result`);
export const getRiskBookUserInfo = sameAt(getTobBookUserInfo, `${BASE}/book-user-info`);
export const listRiskCities = sameAt(listTobCities, `${BASE}/city-list`);
export const listRiskUnits = sameAt(listTobUnits, `${BASE}/unit-list`);
export const getRiskUnitSchedule = sameAt(getTobUnitSchedule, `${BASE}/unit-schedule-list`);
export const getRiskUnitScheduleForRebook = sameAt(getTobUnitScheduleForRebook, `${BASE}/unit-schedule-for-rebook`);
export const bookRiskExam = sameAt(bookTobExam, `${BASE}/book`);
export const cancelRiskBooking = sameAt(cancelTobBooking, `${BASE}/cancel-book`);
export const rebookRiskExam = sameAt(rebookTobExam, `${BASE}/rebook`);
