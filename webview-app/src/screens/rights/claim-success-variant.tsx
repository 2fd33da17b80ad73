import { screen } from '../screen.ts';
import { ClaimedPage } from './claimed/claimed-page.tsx';
import { variantOf } from './claimed/variants.ts';

/** The same after a claim by a partner's channel, for a care service, or of a present that costs nothing. */
export const Screen = screen(
  'rights.claim-success-variant',
  function ClaimSuccessVariant({ params: { variant }, query }) {
    return <ClaimedPage variant={variantOf(variant)} query={query} />;
  },
);
