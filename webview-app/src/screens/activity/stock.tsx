import { BlocksPage } from '../../features/blocks/blocks-page.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** Shows an activity's goods and the remaining stock of each, arranged by its configuration. */
export const Screen = screen('activity.stock', function Stock() {
  return <BlocksPage page="stock" title={useWords().stock.title} />;
});
