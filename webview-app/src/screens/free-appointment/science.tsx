import { getFreeAppointmentPage } from '../../api/static-free-appointment.ts';
import { SciencePage } from '../../features/exam/science-page.tsx';
import { freeExam } from '../../flows/free-exam.ts';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { Callout } from '../../ui/callout.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** Shows the instructions before a free checkup, above the rules of the gift. */
export const Screen = screen('free-appointment.science', function Science({ params: { productNo }, query }) {
  const words = useWords().book;
  const page = usePage(getFreeAppointmentPage, {});
  const sections = partOf(page, ({ science }) => (science.length > 0 ? science : null));
  const notes = page.data?.notes ?? [];
  return (
    <SciencePage
      page={sections}
      next={{ to: freeExam.pages.state(productNo, query.orderNo) }}
      more={
        notes.length > 0 ? (
          <Callout title={words.notes}>
            <ul>
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Callout>
        ) : null
      }
    />
  );
});
