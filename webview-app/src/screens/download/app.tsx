import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** The download page for everybody. */
export const Screen = screen('download.app', function App() {
  return <Download of="app" />;
});
