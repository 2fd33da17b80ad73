import { screen } from '../screen.ts';
import { ClaimPage } from './claim/claim-page.tsx';

/** Offers the free rights by the configuration of the version in the address. */
export const Screen = screen('rights.claim-version', function ClaimVersion({ params: { version } }) {
  return <ClaimPage version={version} />;
});
