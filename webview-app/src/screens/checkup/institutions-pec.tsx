import { InstitutionsPage } from '../../features/exam/institutions-page.tsx';
import { examOf } from '../../flows/exam-of.ts';
import { screen } from '../screen.ts';

/** Lists the institutions of a package when the booking asks for them. */
export const Screen = screen('checkup.institutions-pec', function InstitutionsPec({ params: { productNo } }) {
  return <InstitutionsPage flow={examOf(productNo)} productNo={productNo} />;
});
