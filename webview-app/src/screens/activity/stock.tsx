import { BlocksPage } from '../../features/blocks/blocks-page.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** The goods of an activity and how many are left of each, as its configuration arranges them. */
export const Screen = screen('activity.stock', function Stock() {
  return <BlocksPage page="stock" title={useWords().stock.title} />;
});
