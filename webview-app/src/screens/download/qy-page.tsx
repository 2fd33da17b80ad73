import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** Shows the second download page for companies, which begins with steps and coins. */
export const Screen = screen('download.qy-page', function QyPage() {
  return <Download page="qy-page" />;
});
