import { BlocksPage } from '../../features/blocks/blocks-page.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

const USUAL = 'health-guarantee';
const TRIED = 'health-guarantee-experiment';

/**
 * Shows the health guarantee as its configuration arranges it. `?version=experiment` shows the trial arrangement, while the
 * configuration has one. Any other version shows the usual arrangement.
 */
export const Screen = screen('insurance.health-guarantee', function HealthGuarantee({ query: { version } }) {
  const { title } = useWords().guarantee;
  if (version !== 'experiment') return <BlocksPage page={USUAL} title={title} />;
  return <BlocksPage page={TRIED} title={title} instead={USUAL} />;
});
