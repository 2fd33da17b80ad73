import { screen } from '../screen.ts';
import { ClaimedPage } from './claimed/claimed-page.tsx';

/** The free rights after they were claimed. */
export const Screen = screen('rights.claim-success', function ClaimSuccess({ query }) {
  return <ClaimedPage variant="plain" query={query} />;
});
