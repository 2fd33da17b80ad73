import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** The second download page for companies: steps and coins first. */
export const Screen = screen('download.qy-page', function QyPage() {
  return <Download of="qy-page" />;
});
