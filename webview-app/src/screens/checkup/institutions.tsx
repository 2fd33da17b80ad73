import type { ScreenProps } from '../../routes.ts';
import { InstitutionPage } from './institutions/institution-page.tsx';

/** Where a package can be used, asked from anywhere. */
export function Screen({ params: { productNo } }: ScreenProps<'checkup.institutions'>) {
  return <InstitutionPage productNo={productNo} />;
}
