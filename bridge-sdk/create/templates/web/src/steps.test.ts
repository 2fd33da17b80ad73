import { createBridge } from '@sdhealth/bridge-sdk';
import { installHost } from '@sdhealth/native-shims/vitest';
import { expect, test } from 'vitest';
import { showSteps } from './steps';

test('the page shows the steps that the app counts', async () => {
  installHost('ios-app', {
    methods: { getSteps: ({ days }) => ({ days: [{ date: '2026-01-02', steps: 800 * days }] }) },
  });
  const place = document.createElement('p');
  await showSteps(createBridge(), place);
  expect(place.textContent).toBe('5600 steps');
});
