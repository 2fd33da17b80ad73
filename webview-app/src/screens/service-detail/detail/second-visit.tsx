import { getSecondVisit } from '../../../api/insurance-my.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { Day } from '../../../features/exam/appointment-card.tsx';
import { usePage } from '../../../kit/answers/use-page.ts';
import { CallBar } from '../../../kit/page/service-page.tsx';
import { Points } from '../../../kit/page/service-parts.tsx';
import { StatusOf } from '../../../kit/page/status-of.tsx';
import { stepsOf } from '../../../kit/refund/refund-steps.ts';
import { dayText } from '../../../messages/date-text.ts';
import { languageTag } from '../../../messages/index.ts';
import { shownName } from '../../../rules/shown-name.ts';
import { Card, Divider } from '../../../ui/card.tsx';
import { KeyValues } from '../../../ui/key-values.tsx';
import { dayInWords } from '../../../ui/month.ts';
import { UnknownService } from '../parts/unknown-service.tsx';
import { useWords } from '../words/index.ts';

/** Shows a second opinion: place, time, doctor, and what to bring. */
export function SecondVisit({ orderNo }: { orderNo: string }) {
  const words = useWords().visit;
  return (
    <StatusOf
      title={words.title}
      page={usePage(getSecondVisit, { query: { orderNo } }, { none: NOT_FOUND })}
      none={<UnknownService title={words.none} />}
      view={(visit) => ({
        title: words.titles[visit.status],
        text: words.texts[visit.status],
        subject: words.title,
        timeline: stepsOf(visit.steps),
        children: (
          <>
            <Card>
              {visit.visitDate ? (
                <>
                  <Day
                    day={visit.visitDate}
                    date={
                      visit.status === 'done' ? dayText(visit.visitDate) : dayInWords(visit.visitDate, languageTag())
                    }
                    text={`${visit.doctorName}\u00a0· ${visit.doctorTitle}`}
                  />
                  <Divider />
                </>
              ) : null}
              <KeyValues
                pairs={[
                  [words.hospital, visit.hospital, 'name'],
                  [words.department, visit.department],
                  // The doctor is already shown beside the day, if there is a day.
                  [words.doctor, visit.visitDate ? undefined : `${visit.doctorName}\u00a0· ${visit.doctorTitle}`],
                  [words.address, visit.address],
                ]}
              />
            </Card>
            {visit.status === 'done' ? null : <Points title={words.materials} items={visit.materials} ticked />}
          </>
        ),
        facts: [
          [words.patient, shownName(visit.patientName)],
          [words.visitNo, visit.visitNo],
        ],
        bottom: <CallBar phone={visit.phone} />,
      })}
    />
  );
}
