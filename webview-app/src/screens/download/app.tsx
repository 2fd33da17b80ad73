import { screen } from '../screen.ts';
import { Download } from './parts/download.tsx';

/** Shows the general download page. */
export const Screen = screen('download.app', function App() {
  return <Download page="app" />;
});
