/** The page that books and, once there is an appointment, tells of it. The wire is the embedded backend's. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Backend, backend, logIn } from '../../../../test/backend.ts';
import { see, sees } from '../../../../test/open-app.tsx';
import { render } from '../../../../test/render.tsx';
import { AppRouter } from '../../../app/app-router.tsx';
import { riskExam } from '../../../flows/risk-exam.ts';
import { kitWords } from '../../words/index.ts';
import { PartnerBookingPage } from './partner-booking-page.tsx';
import { PartnerDetailPage } from './partner-detail-page.tsx';
import { partnerWords } from './words/index.ts';

const ORDER = { flow: riskExam, productNo: 'yj_gefmtj', orderNo: 'O1002' };
const ADDRESS = '/health/tob/pec/detail/yj_gefmtj/O1002';

let server: Backend;
beforeAll(() => Promise.all([kitWords.open(), partnerWords.open()]));
beforeEach(async () => {
  server = backend();
  await logIn();
  history.replaceState({ at: 0 }, '', ADDRESS);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState({ at: 0 }, '', '/health/');
});

const open = (flow = riskExam) =>
  render(
    <AppRouter>
      <PartnerBookingPage {...ORDER} flow={flow} booked={<PartnerDetailPage {...ORDER} flow={flow} />} />
    </AppRouter>,
  );

test('a booked order shows its appointment there: when, where, and who pays', async () => {
  open();
  await see('Your appointment');
  await see(/^Arrive between/);
  await see('Show on the map');
  await see('Anda Insurance Brokers');
  expect(location.pathname).toBe(ADDRESS);
});

test('what is kept of the appointment is shown where the service cannot be reached', async () => {
  const appointment = await riskExam.appointment('O1002', new AbortController().signal);
  await server.control('/__fixtures/faults', [
    { match: 'GET /api/sdhealth/tob/risk/physical/examination/*', times: 99, kind: 'status', value: 503 },
  ]);
  open({ ...riskExam, keptAppointment: () => appointment });
  await see(/^Arrive between/);
  expect(sees('Try again')).toBe(false);
});
