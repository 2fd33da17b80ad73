import { screen } from '../screen.ts';
import { ClaimPage } from './claim/claim-page.tsx';

/** The free rights, as the first version of the page offers them. */
export const Screen = screen('rights.claim', function Claim() {
  return <ClaimPage />;
});
