import { examOf } from '../../flows/exam-of.ts';
import { InstitutionsPage } from '../../kit/exam/institutions-page.tsx';
import { screen } from '../screen.ts';

/** The institutions of a package, asked for from anywhere. */
export const Screen = screen('checkup.institutions', function Institutions({ params: { productNo } }) {
  return <InstitutionsPage flow={examOf(productNo)} productNo={productNo} />;
});
