/** Tests the page that books and then shows the appointment, with the embedded backend. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Backend, backend, logIn } from '../../../../test/backend.ts';
import { see, sees } from '../../../../test/open-app.tsx';
import { render } from '../../../../test/render.tsx';
import { AppRouter } from '../../../app/app-router.tsx';
import { kitWords } from '../../../kit/words/index.ts';
import { riskExam } from '../../../screens/tob/flows/risk-exam.ts';
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

test('the booking page when the order is booked: shows the appointment and the payer', async () => {
  open();
  await see('Your appointment');
  await see(/^Arrive between/);
  await see('Show on the map');
  await see('Anda Insurance Brokers');
  expect(location.pathname).toBe(ADDRESS);
});

test('the booking page when the service cannot be reached: shows the stored appointment', async () => {
  const appointment = await riskExam.appointment('O1002', new AbortController().signal);
  await server.control('/__fixtures/faults', [
    { match: 'GET /api/sdhealth/tob/risk/physical/examination/*', times: 99, kind: 'status', value: 503 },
  ]);
  open({ ...riskExam, findStoredAppointment: () => appointment });
  await see(/^Arrive between/);
  expect(sees('Try again')).toBe(false);
});
