import { loadEngine } from '#pdf';
import { screen } from '../screen.ts';
import { NoReport } from './pdf/no-report.tsx';
import { opensReports } from './pdf/open-report.ts';
import { ReportOutside } from './pdf/report-outside.tsx';
import { ReportPages } from './pdf/report-pages.tsx';

/** Shows a checkup's report in the page. The host's viewer replaces it in a provider's app that has one, or if this build shows no PDFs. */
export const Screen = screen('content.pdf', function Report({ query: { orderNo } }) {
  if (!orderNo) return <NoReport reason="none" />;
  if (!loadEngine || opensReports()) return <ReportOutside orderNo={orderNo} />;
  return <ReportPages orderNo={orderNo} loadEngine={loadEngine} />;
});
