import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** Shows the download page for companies, which begins with doctors. */
export const Screen = screen('download.qy', function Qy() {
  return <Download page="qy" />;
});
