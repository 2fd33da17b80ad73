/** Lists the states of asking a doctor, for the three kinds of consultation. */
import type { Page } from '@playwright/test';
import { expect } from '../../../native-shims/src/playwright.ts';
import type { ScreenRow } from './screen-row.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const send = (page: Page) => button(page, /^(Send to the doctor|提交给医生)$/).click();
const ask = 'service-detail.interrogation';

export const askRows: readonly ScreenRow[] = [
  {
    id: ask,
    steps: {
      'somebody else': (page) => page.getByRole('radio', { name: /Somebody else|其他人/ }).dispatchEvent('click'),
      'what is missing': async (page) => {
        await send(page);
        await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
      },
    },
  },
  {
    id: ask,
    state: 'pictures on their way and failed',
    request: [
      'faults',
      [
        { match: 'POST /api/sdhealth/inquiry/upload-picture', times: 1, kind: 'status', value: 503 },
        { match: 'POST /api/sdhealth/inquiry/upload-picture', times: 1, kind: 'delay', value: 8000 },
      ],
    ],
    fromSteps: true,
    errors: [/status of 503/],
    steps: {
      'sent and failed': async (page) => {
        await button(page, /^(Add a picture|添加图片)/).click();
        await expect(button(page, /Not uploaded|上传失败/)).toBeVisible();
      },
    },
  },
  { id: ask, state: 'nothing left', params: { orderNo: 'O1003' } },
  { id: ask, state: 'unknown order', params: { orderNo: 'O1' } },
  { id: 'consultation.submit' },
  { id: 'consultation.relaunch', params: { orderNo: 'O1005' } },
  { id: 'consultation.graphic-submit', query: 'kind=special&doctorId=D8004' },
  { id: 'consultation.graphic-submit', state: 'doctor away', query: 'kind=special&doctorId=D8002' },
  { id: 'consultation.graphic-submit', state: 'department', query: 'kind=special&departmentId=cardiology' },
  { id: 'consultation.graphic-submit', state: 'partner', query: 'kind=tob' },
  { id: 'consultation.graphic-relaunch', query: 'kind=special&doctorId=D8001' },
  { id: 'service-detail.interrogation-success', params: { orderNo: 'O1005' } },
  { id: 'service-detail.interrogation-success', state: 'nothing sent', params: { orderNo: 'O1004' } },
];
