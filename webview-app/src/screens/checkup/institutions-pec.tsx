import { InstitutionsPage } from '../../features/exam/institutions-page.tsx';
import { examOf } from '../../flows/exam-of.ts';
import { screen } from '../screen.ts';

/** The institutions of a package, asked for from the booking. */
export const Screen = screen('checkup.institutions-pec', function InstitutionsPec({ params: { productNo } }) {
  return <InstitutionsPage flow={examOf(productNo)} productNo={productNo} />;
});
