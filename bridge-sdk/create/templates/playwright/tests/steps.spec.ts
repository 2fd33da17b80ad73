import { expect, test } from '@sdhealth/native-shims/playwright';

test.use({
  host: 'android-app',
  methods: { getSteps: ({ days }) => ({ days: [{ date: '2026-01-02', steps: 800 * days }] }) },
});

test('the page shows the steps that the app counts', async ({ page, shim }) => {
  await page.goto('/');
  await expect(page.getByText('5600 steps')).toBeVisible();
  expect(shim.sent('getSteps')).toHaveLength(1);
});
