import { ExamDetailPage } from '../../features/exam/detail-page.tsx';
import { freeExam } from '../../flows/free-exam.ts';
import { screen } from '../screen.ts';

/** Shows the appointment of a free checkup: who, when, where. */
export const Screen = screen('free-appointment.detail', function Detail({ params }) {
  return <ExamDetailPage flow={freeExam} {...params} />;
});
