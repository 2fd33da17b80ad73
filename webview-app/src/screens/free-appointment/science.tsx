import { getFreeAppointmentPage } from '../../api/static-free-appointment.ts';
import { freeExam } from '../../flows/free-exam.ts';
import { SciencePage } from '../../kit/exam/science-page.tsx';
import { partOf, usePage } from '../../kit/use-page.ts';
import { screen } from '../screen.ts';

/** The text to read before a free checkup. */
export const Screen = screen('free-appointment.science', function Science({ params: { productNo }, query }) {
  const page = usePage(getFreeAppointmentPage, {});
  const sections = partOf(page, ({ science }) => (science.length > 0 ? science : null));
  return <SciencePage page={sections} next={{ to: freeExam.pages.state(productNo, query.orderNo) }} />;
});
