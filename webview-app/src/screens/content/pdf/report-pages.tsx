import { useState } from 'react';
import { isApiError } from '../../../client/request.ts';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { useStale } from '../../../kit/answers/stale.ts';
import { useResource } from '../../../kit/answers/use-resource.ts';
import { Failure } from '../../../kit/page/resource-view.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { useText } from '../../../messages/index.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx';
import { Note } from '../../../ui/layout.tsx';
import { PictureShape, Skeleton } from '../../../ui/skeleton.tsx';
import { loadReport } from '../flows/report.ts';
import { useWords } from '../words/index.ts';
import { NoReport } from './no-report.tsx';
import type { LoadEngine } from './pdf.ts';
import { PdfView } from './pdf-view.tsx';
import { SaveLink } from './save-link.tsx';
import { usePdf } from './use-pdf.ts';

/** The code of a request that needs a login which the person has declined. */
const LOGIN_REQUIRED = 20003;
/** The HTTP statuses of a response to an expired address. */
const EXPIRED_STATUSES: readonly unknown[] = [403, 410];

export interface ReportPagesProps {
  orderNo: string;
  loadEngine: NonNullable<LoadEngine>;
}

/** Shows the report in the page. */
export function ReportPages({ orderNo, loadEngine }: ReportPagesProps) {
  const words = useWords().report;
  const [progress, setProgress] = useState(0);
  const page = useResource(`report ${orderNo}`, (signal) => loadReport(orderNo, { signal, onProgress: setProgress }));
  const { data, error, reload, reloading } = page;
  const report = typeof data === 'string' ? undefined : data;
  useStale(report?.at, reload, reloading);
  const pdf = usePdf(loadEngine, report?.file);

  if (typeof data === 'string') return <NoReport reason={data} />;
  if (report && pdf && typeof pdf !== 'string') return <PdfView title={words.title} pdf={pdf} file={report.file} />;
  return (
    <ScreenFrame title={words.title} titleHidden={data === undefined && error !== undefined}>
      {report && typeof pdf === 'string' ? (
        <BadFile fault={pdf} file={report.file} onRetry={reload} retrying={reloading} />
      ) : error && !report ? (
        <NotLoaded error={error} onRetry={reload} retrying={reloading} />
      ) : (
        <ReportShape progress={report ? 1 : progress} />
      )}
    </ScreenFrame>
  );
}

interface Retry {
  onRetry: () => void;
  retrying: boolean;
}

function NotLoaded({ error, ...retry }: Retry & { error: unknown }) {
  const t = useText();
  const words = useWords().report;
  if (isApiError(error, LOGIN_REQUIRED))
    return (
      <EmptyState
        scene="card"
        title={t.frame.loginNeeded.title}
        text={t.frame.loginNeeded.text}
        action={
          <Button wide busy={retry.retrying} onClick={retry.onRetry}>
            {t.frame.loginNeeded.button}
          </Button>
        }
      />
    );
  if (isApiError(error, 'HTTP') && EXPIRED_STATUSES.includes(error.status))
    return (
      <ErrorState
        {...retry}
        title={words.expired}
        text={words.expiredText}
        onService={() => void callCustomerService()}
      />
    );
  return <Failure error={error} {...retry} />;
}

function BadFile({ fault, file, ...retry }: Retry & { fault: 'broken' | 'locked' | 'failed'; file: Blob }) {
  const words = useWords().report;
  const [title, text] = {
    broken: [words.broken, words.brokenText],
    locked: [words.locked, words.lockedText],
    failed: [words.noViewer, words.noViewerText],
  }[fault];
  return (
    <>
      <ErrorState {...retry} title={title ?? ''} text={text} onService={() => void callCustomerService()} />
      {fault === 'locked' ? <SaveLink file={file} /> : null}
    </>
  );
}

/** The aspect ratio of A4. */
const A4_RATIO = 1 / Math.SQRT2;

/** Shows a placeholder for the first page with the loading progress. */
function ReportShape({ progress }: { progress: number }) {
  const words = useWords().report;
  const percent = Math.round(progress * 100);
  return (
    <>
      {percent > 0 && percent < 100 ? <Note role="status">{words.loading(percent)}</Note> : null}
      <Skeleton>
        <PictureShape ratio={A4_RATIO} />
      </Skeleton>
    </>
  );
}
