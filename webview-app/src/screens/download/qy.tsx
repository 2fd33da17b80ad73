import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** The download page for companies: doctors first. */
export const Screen = screen('download.qy', function Qy() {
  return <Download of="qy" />;
});
