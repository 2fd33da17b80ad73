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

/** Returns the state like `getTobBookPageStatus`, for the risk business. @zh 同 `getTobBookPageStatus`，用于风险业务。 */
export const getRiskBookPageStatus = sameAt(getTobBookPageStatus, `${BASE}/book-page-status`);
/** Returns the form's values like `getTobBookInfo`, for the risk business. @zh 同 `getTobBookInfo`，用于风险业务。 */
export const getRiskBookInfo = sameAt(getTobBookInfo, `${BASE}/book-info`);
/** Returns the appointment like `getTobBookResult`, for the risk business. @zh 同 `getTobBookResult`，用于风险业务。 */
export const getRiskBookResult = sameAt(getTobBookResult, `${BASE}/book-result`);
/** Lists the persons like `getTobBookUserInfo`, for the risk business. @zh 同 `getTobBookUserInfo`，用于风险业务。 */
export const getRiskBookUserInfo = sameAt(getTobBookUserInfo, `${BASE}/book-user-info`);
/** Lists the cities like `listTobCities`, for the risk business. @zh 同 `listTobCities`，用于风险业务。 */
export const listRiskCities = sameAt(listTobCities, `${BASE}/city-list`);
/** Lists the institutions like `listTobUnits`, for the risk business. @zh 同 `listTobUnits`，用于风险业务。 */
export const listRiskUnits = sameAt(listTobUnits, `${BASE}/unit-list`);
/** Returns the days like `getTobUnitSchedule`, for the risk business. @zh 同 `getTobUnitSchedule`，用于风险业务。 */
export const getRiskUnitSchedule = sameAt(getTobUnitSchedule, `${BASE}/unit-schedule-list`);
/** Returns the days like `getTobUnitScheduleForRebook`, for the risk business. @zh 同 `getTobUnitScheduleForRebook`，用于风险业务。 */
export const getRiskUnitScheduleForRebook = sameAt(getTobUnitScheduleForRebook, `${BASE}/unit-schedule-for-rebook`);
/** Books a date like `bookTobExam`, for the risk business. @zh 同 `bookTobExam`，用于风险业务。 */
export const bookRiskExam = sameAt(bookTobExam, `${BASE}/book`);
/** Cancels the date like `cancelTobBooking`, for the risk business. @zh 同 `cancelTobBooking`，用于风险业务。 */
export const cancelRiskBooking = sameAt(cancelTobBooking, `${BASE}/cancel-book`);
/** Moves the date like `rebookTobExam`, for the risk business. @zh 同 `rebookTobExam`，用于风险业务。 */
export const rebookRiskExam = sameAt(rebookTobExam, `${BASE}/rebook`);
