import { screen } from '../screen.ts';
import { ClaimedPage } from './claimed/claimed-page.tsx';
import { variantOf } from './claimed/variants.ts';

/** Shows the free rights after a claim, in the variant of a partner's channel, a care service or a free gift. */
export const Screen = screen(
  'rights.claim-success-variant',
  function ClaimSuccessVariant({ params: { variant }, query }) {
    return <ClaimedPage variant={variantOf(variant)} query={query} />;
  },
);
