import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** Shows the download page that business partners distribute. */
export const Screen = screen('download.bd', function Bd() {
  return <Download page="bd" />;
});
