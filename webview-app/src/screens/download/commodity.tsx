import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** Shows the download page for the goods that coins are exchanged for. */
export const Screen = screen('download.commodity', function Commodity() {
  return <Download page="commodity" />;
});
