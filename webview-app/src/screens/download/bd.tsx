import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** The download page that business partners hand out. */
export const Screen = screen('download.bd', function Bd() {
  return <Download of="bd" />;
});
