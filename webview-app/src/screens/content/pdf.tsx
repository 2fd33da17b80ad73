import { loadEngine } from '#pdf';
import { screen } from '../screen.ts';
import { NoReport } from './pdf/no-report.tsx';
import { opensReports } from './pdf/open-report.ts';
import { ReportOutside } from './pdf/report-outside.tsx';
import { ReportPages } from './pdf/report-pages.tsx';

/** Shows a checkup's report: in the page, or in the host's viewer if a provider's app has one or this build cannot show PDFs. */
export const Screen = screen('content.pdf', function Report({ query: { orderNo } }) {
  if (!orderNo) return <NoReport why="none" />;
  if (!loadEngine || opensReports()) return <ReportOutside orderNo={orderNo} />;
  return <ReportPages orderNo={orderNo} loadEngine={loadEngine} />;
});
