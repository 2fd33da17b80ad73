import { screen } from '../screen.ts';
import { MinappPage } from './minapp/minapp-page.tsx';

/** The newer address of the page that opens a mini-program. */
export const Screen = screen('hand-off.open-minapp-new', function OpenMinappNew({ query }) {
  return <MinappPage page="hand-off.open-minapp-new" name={query.key} />;
});
