import { screen } from '../screen.ts';
import { MinappPage } from './minapp/minapp-page.tsx';

/** The newer address of the page that opens a mini-program. */
export const Screen = screen('other.open-minapp-new', function OpenMinappNew({ query }) {
  return <MinappPage page="other.open-minapp-new" name={query.key} />;
});
