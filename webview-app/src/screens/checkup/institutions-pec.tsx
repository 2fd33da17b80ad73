import { screen } from '../screen.ts';
import { InstitutionPage } from './institutions/institution-page.tsx';

/** Where a package can be used, asked from the booking. */
export const Screen = screen('checkup.institutions-pec', function InstitutionsPec({ params: { productNo } }) {
  return <InstitutionPage productNo={productNo} />;
});
