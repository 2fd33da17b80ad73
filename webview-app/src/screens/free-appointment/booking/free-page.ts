import { getFreeAppointmentPage } from '../../../api/static-free-appointment.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';

/** Loads the optional texts of the free checkup. A failure is not shown. */
export const useFreePage = () => usePage(getFreeAppointmentPage, {}, { notice: false, expected: [NO_FILE] });
