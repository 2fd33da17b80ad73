import { createBridge } from '@sdhealth/bridge-sdk';
import { provideBridge } from '@sdhealth/bridge-sdk/vue';
import { createApp } from 'vue';
import App from './app.vue';

// Before any router runs: WeChat on iOS signs the address of the page load.
const app = createApp(App);
provideBridge(createBridge(), app);
app.mount('#app');
