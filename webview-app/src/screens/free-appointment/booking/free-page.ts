import { getFreeAppointmentPage } from '../../../api/static-free-appointment.ts';
import { NO_FILE } from '../../../client/codes.ts';
import { usePage } from '../../../kit/answers/use-page.ts';

/** The texts of the free checkup, beside which a page has contents of its own: they are not missed where they cannot be had. */
export const useFreePage = () => usePage(getFreeAppointmentPage, {}, { notice: false, expected: [NO_FILE] });
