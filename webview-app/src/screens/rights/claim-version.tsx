import { screen } from '../screen.ts';
import { ClaimPage } from './claim/claim-page.tsx';

/** The free rights, as a version of the page offers them: it differs in its configuration and in nothing else. */
export const Screen = screen('rights.claim-version', function ClaimVersion({ params: { version } }) {
  return <ClaimPage version={version} />;
});
