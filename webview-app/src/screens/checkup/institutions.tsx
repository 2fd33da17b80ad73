import { screen } from '../screen.ts';
import { InstitutionPage } from './institutions/institution-page.tsx';

/** Where a package can be used, asked from anywhere. */
export const Screen = screen('checkup.institutions', function Institutions({ params: { productNo } }) {
  return <InstitutionPage productNo={productNo} />;
});
