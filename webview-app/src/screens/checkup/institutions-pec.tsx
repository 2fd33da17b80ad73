import type { ScreenProps } from '../../routes.ts';
import { InstitutionPage } from './institutions/institution-page.tsx';

/** Where a package can be used, asked from the booking. */
export function Screen({ params: { productNo } }: ScreenProps<'checkup.institutions-pec'>) {
  return <InstitutionPage productNo={productNo} />;
}
