import { createBridge } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: ReturnType<typeof createRoot> | undefined;
afterEach(async () => act(async () => root?.unmount()));

test('the page shows the steps that the app counts', async () => {
  installHost('ios-app', {
    methods: { getSteps: ({ days }) => ({ days: [{ date: '2026-01-02', steps: 800 * days }] }) },
  });
  const bridge = createBridge();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(<App bridge={bridge} />));
  await act(async () => {
    await bridge.opened;
    document.querySelector('button')?.click();
  });
  await vi.waitFor(() => expect(document.body.textContent).toBe('5600 steps'));
});
