import { getAssessmentResult } from '../../api/assessment.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { shareLinks } from '../../flows/share.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { CardButton } from '../../kit/share-card/card-button.tsx';
import { dayText } from '../../messages/date-text.ts';
import { href } from '../../routes.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CardShape, LinesShape, TitleShape } from '../../ui/skeleton.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import { screen } from '../screen.ts';
import { ReportContent } from './report/report-content.tsx';
import { useWords } from './words/index.ts';

/** Loads the picture of the share card. It shows no result, because results are private. */
const gaugeArt = async () => (await import('./report/gauge-art.ts')).gaugeArt;

/** Shows the result `recordNo` of an assessment, or the latest result without `recordNo`. */
export const Screen = screen('assessment.report', function Report({ params: { assessmentId }, query: { recordNo } }) {
  const words = useWords().report;
  const page = usePage(
    getAssessmentResult,
    { query: { assessmentId, ...(recordNo && { recordNo }) } },
    { none: NOT_FOUND },
  );
  return (
    <DetailOf
      title={words.title}
      page={page}
      skeleton={
        <>
          <TitleShape />
          <CardShape lines={6} />
          <LinesShape lines={4} />
        </>
      }
      none={
        <EmptyState
          title={words.noneTitle}
          text={words.noneText}
          action={
            <LinkButton to={href('assessment.intro', { assessmentId })} replace>
              {words.toIntro}
            </LinkButton>
          }
        />
      }
      view={(report) => {
        const again = href('assessment.start', { assessmentId });
        return {
          title: report.levelText,
          lead: report.summary,
          meta: (
            <Tags>
              <Tag>{report.title}</Tag>
              <Tag>{dayText(report.takenAt)}</Tag>
            </Tags>
          ),
          content: (
            <>
              <ReportContent report={report} />
              <CardButton
                label={words.recommend}
                card={{
                  name: report.title,
                  line: words.cardLine,
                  scan: words.cardScan,
                  link: shareLinks(href('assessment.intro', { assessmentId })).friend,
                  art: gaugeArt,
                }}
              />
            </>
          ),
          bottom: (
            <BottomBar>
              <LinkButton tone="secondary" to={again}>
                {words.again}
              </LinkButton>
              {report.level === 'low' ? null : (
                <LinkButton to={href('consultation.online', {})}>{words.doctor}</LinkButton>
              )}
            </BottomBar>
          ),
        };
      }}
    />
  );
});
