import { BlocksPage } from '../../features/blocks/blocks-page.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

const USUAL = 'health-guarantee';
const TRIED = 'health-guarantee-experiment';

/**
 * Health guarantee, as its configuration arranges it. `?version=experiment` is the arrangement that is tried, as long as the configuration
 * has it; with any other version it is the usual one.
 */
export const Screen = screen('insurance.health-guarantee', function HealthGuarantee({ query: { version } }) {
  const { title } = useWords().guarantee;
  if (version !== 'experiment') return <BlocksPage page={USUAL} title={title} />;
  return <BlocksPage page={TRIED} title={title} instead={USUAL} />;
});
