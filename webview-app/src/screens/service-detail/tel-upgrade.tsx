import { getPhoneDoctor } from '../../api/phone-doctor.ts';
import { NOT_FOUND } from '../../client/codes.ts';
import { usePage } from '../../kit/answers/use-page.ts';
import { screen } from '../screen.ts';
import { Activation } from './phone-doctor/activation.tsx';
import { DoctorPage } from './phone-doctor/doctor-page.tsx';

/** Shows the phone doctor of an order, to activate and to call. */
export const Screen = screen('service-detail.tel-upgrade', function TelUpgrade({ params: { orderNo } }) {
  const page = usePage(getPhoneDoctor, { query: { orderNo } }, { none: NOT_FOUND });
  return <DoctorPage page={page} inactive={(doctor) => <Activation doctor={doctor} onDone={page.reload} />} />;
});
