import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** The download page of the partner, which also leads to its own site. */
export const Screen = screen('download.hz', function Hz() {
  return <Download of="hz" />;
});
