import { MessagesSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { shareLinks } from '../../../flows/share.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { CardButton } from '../../../kit/share-card/card-button.tsx';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { CardShape } from '../../../ui/skeleton.tsx';
import { reportedVisit } from '../flows/report.ts';
import { useWords } from '../words/index.ts';
import { NoReportText } from './no-report.tsx';
import { openReport, opensReports } from './open-report.ts';
import { ReportCover } from './report-cover.tsx';
import { ReportFindings } from './report-findings.tsx';

/** Loads the picture of the share card, which invites to a checkup. Reports are private, so it shows no value, place or day. */
const reportArt = async () => (await import('./report-art.ts')).reportArt;

/** Shows a report in the host's viewer. A provider's app opens it at once, and this page stays open behind it to open it again. */
export function ReportOutside({ orderNo }: { orderNo: string }) {
  const words = useWords().report;
  const page = useResource(`report of ${orderNo}`, async (signal) => (await reportedVisit(orderNo, signal)) ?? null);
  const opening = useAction(() => openReport(orderNo, words.title));
  const visit = page.data;
  const isReady = visit?.reportFile !== undefined;
  const { start } = opening;
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!isReady || hasOpened.current || !opensReports()) return;
    hasOpened.current = true;
    void start();
  }, [isReady, start]);
  return (
    <DetailOf
      title={words.title}
      page={page}
      none={<NoReportText reason="none" />}
      skeleton={<CardShape lines={3} />}
      view={(report) =>
        report.reportFile === undefined
          ? { titleHidden: true, content: <NoReportText reason="later" /> }
          : {
              content: (
                <>
                  {opening.error ? <Callout tone="danger">{words.notOpened}</Callout> : null}
                  <ReportCover visit={report} onOpen={() => void start()} />
                  <ReportFindings findings={report.reportFindings} />
                  <Rows>
                    <ListRow
                      icon={<MessagesSquare />}
                      title={words.ask}
                      text={words.askText}
                      to={href('consultation.online', {})}
                    />
                  </Rows>
                  <CardButton
                    label={words.recommend}
                    card={{
                      name: words.cardName,
                      line: words.cardLine,
                      scan: words.cardScan,
                      link: shareLinks(href('checkup.package-list')).friend,
                      art: reportArt,
                    }}
                  />
                </>
              ),
              bottom: (
                <BottomBar note={words.outside}>
                  <Button wide busy={opening.busy} onClick={() => void start()}>
                    {words.open}
                  </Button>
                </BottomBar>
              ),
            }
      }
    />
  );
}
