import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** Shows the second download page for companies. It first advertises that walking earns coins. */
export const Screen = screen('download.qy-page', function QyPage() {
  return <Download page="qy-page" />;
});
