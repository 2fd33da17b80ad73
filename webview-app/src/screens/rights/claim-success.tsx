import { screen } from '../screen.ts';
import { ClaimedPage } from './claimed/claimed-page.tsx';

/** Shows the free rights after a claim. */
export const Screen = screen('rights.claim-success', function ClaimSuccess({ query }) {
  return <ClaimedPage variant="plain" query={query} />;
});
