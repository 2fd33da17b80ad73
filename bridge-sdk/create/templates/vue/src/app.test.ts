import { createBridge } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { provideBridge } from '@sdhealth/bridge-sdk/vue';
import { expect, test, vi } from 'vitest';
import { createApp } from 'vue';
import App from './app.vue';

test('the page shows the steps that the app counts', async () => {
  installHost('ios-app', {
    methods: { getSteps: ({ days }) => ({ days: [{ date: '2026-01-02', steps: 800 * days }] }) },
  });
  const bridge = createBridge();
  const app = createApp(App);
  provideBridge(bridge, app);
  app.mount(document.body.appendChild(document.createElement('div')));
  await bridge.opened;
  await vi.waitFor(() => document.querySelector('button')?.click());
  await vi.waitFor(() => expect(document.body.textContent?.trim()).toBe('5600 steps'));
  app.unmount();
});
