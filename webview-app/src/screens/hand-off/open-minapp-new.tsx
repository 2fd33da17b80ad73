import { screen } from '../screen.ts';
import { MinappPage } from './minapp/minapp-page.tsx';

/** Opens the mini-program that the address names, under the page's newer address. */
export const Screen = screen('hand-off.open-minapp-new', function OpenMinappNew({ query }) {
  return <MinappPage page="hand-off.open-minapp-new" name={query.key} />;
});
