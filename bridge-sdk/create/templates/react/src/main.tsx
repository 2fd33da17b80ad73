import { createBridge } from '@sdhealth/bridge-sdk';
import { createRoot } from 'react-dom/client';
import { App } from './app';

// Before any router runs: WeChat on iOS signs the address of the page load.
const bridge = createBridge();
const root = document.querySelector('#root');
if (root) createRoot(root).render(<App bridge={bridge} />);
