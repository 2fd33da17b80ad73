import { InstitutionsPage } from '../../features/exam/institutions-page.tsx';
import { examOf } from '../../flows/exam-of.ts';
import { screen } from '../screen.ts';

/** Lists the institutions of a package. */
export const Screen = screen('checkup.institutions', function Institutions({ params: { productNo } }) {
  return <InstitutionsPage flow={examOf(productNo)} productNo={productNo} />;
});
