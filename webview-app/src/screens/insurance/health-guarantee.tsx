import { BlocksPage } from '../../features/blocks/blocks-page.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

const STANDARD_PAGE = 'health-guarantee';
const TRIAL_PAGE = 'health-guarantee-experiment';

/**
 * Shows the health guarantee as its configuration arranges it. `?version=experiment` shows the trial arrangement, while the
 * configuration has one. Any other version shows the standard arrangement.
 */
export const Screen = screen('insurance.health-guarantee', function HealthGuarantee({ query: { version } }) {
  const { title } = useWords().guarantee;
  if (version !== 'experiment') return <BlocksPage page={STANDARD_PAGE} title={title} />;
  return <BlocksPage page={TRIAL_PAGE} title={title} fallback={STANDARD_PAGE} />;
});
