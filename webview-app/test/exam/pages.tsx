/** Renders the pages of a checkup's booking by the address, as a page load does. */
import { createRoot } from 'react-dom/client';
import { useLocation, useSearch } from 'wouter';
import { AppRouter } from '../../src/app/app-router.tsx';
import { closeBreakers, configureClient, forgetAnswers } from '../../src/client/request.ts';
import { BookingPage, RebookingPage } from '../../src/features/exam/booking-page.tsx';
import { ExamStatusPage } from '../../src/features/exam/status-page.tsx';
import { paidExam } from '../../src/flows/paid-exam.ts';
import { validityWords } from '../../src/kit/page/validity/words/index.ts';
import { kitWords } from '../../src/kit/words/index.ts';
import { navigate } from '../../src/platform/history.ts';
import { forgetPerson } from '../../src/platform/personal.ts';
import { pageKey } from '../../src/routes.ts';
import { beginSession, sessionToken } from '../../src/store/session.ts';
import type { Service } from './service.ts';

export { navigate };
export const { pages } = paidExam;

function Pages() {
  const [path] = useLocation();
  const search = useSearch();
  const [, area, kind, ...rest] = path.split('/');
  const key = pageKey(path, search);
  if (area === 'pecState') {
    const [orderNo] = rest;
    return (
      <ExamStatusPage key={key} flow={paidExam} productNo={kind ?? ''} orderNo={orderNo} specificParts={() => ({})} />
    );
  }
  const [productNo = '', orderNo] = rest;
  if (area !== 'medical-services') return null;
  if (orderNo && new URLSearchParams(search).get('rebook') === '1')
    return <RebookingPage key={key} flow={paidExam} productNo={productNo} orderNo={orderNo} />;
  return <BookingPage key={key} flow={paidExam} productNo={productNo} orderNo={orderNo} />;
}

/** Resets the state of the modules, so that the next trace can use them. */
export function forget(): void {
  forgetPerson();
  forgetAnswers();
  closeBreakers();
}

/** Renders the page of the address. Returns a function that unmounts it. */
export async function open({ token, account }: Service): Promise<() => void> {
  configureClient({ token: sessionToken, language: () => 'en' });
  beginSession(token, account);
  await Promise.all([kitWords.open(), validityWords.open()]);
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.body.firstElementChild ?? document.body);
  root.render(
    <AppRouter>
      <Pages />
    </AppRouter>,
  );
  return () => root.unmount();
}
