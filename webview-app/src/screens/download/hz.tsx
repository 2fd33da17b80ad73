import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** Shows the partner's download page, which also links to the partner's site. */
export const Screen = screen('download.hz', function Hz() {
  return <Download page="hz" />;
});
