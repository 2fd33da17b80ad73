import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** The download page of the goods for health coins. */
export const Screen = screen('download.commodity', function Commodity() {
  return <Download of="commodity" />;
});
