import { createBridge } from '@sdhealth/bridge-sdk';
import { showSteps } from './steps';

// Before any router runs: WeChat on iOS signs the address of the page load.
const bridge = createBridge();
const place = document.querySelector<HTMLElement>('#steps');
if (place) void showSteps(bridge, place);
