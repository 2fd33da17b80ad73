import { screen } from '../screen.ts';
import { MinappPage } from './minapp/minapp-page.tsx';

/** Opens the mini-program that the address names. */
export const Screen = screen('hand-off.open-minapp', function OpenMinapp({ query }) {
  return <MinappPage page="hand-off.open-minapp" name={query.key} />;
});
