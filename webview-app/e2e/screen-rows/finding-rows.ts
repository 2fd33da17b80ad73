/** Lists the screens to find a doctor: departments, lists, doctors, the paying service. */
import type { Page } from '@playwright/test';
import type { ScreenRow } from './screen-row.ts';

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const DOCTOR = { baseProductNo: 'yj_gefmtj', encryptDoctorId: 'D8001', bizOrderNo: 'O1001' };

export const findingRows: readonly ScreenRow[] = [
  { id: 'consultation.online', query: 'orderNo=O1001' },
  { id: 'consultation.online', state: 'no service chosen' },
  { id: 'consultation.online', state: 'unknown order', query: 'orderNo=O9' },
  { id: 'consultation.online', state: 'found by content', query: 'orderNo=O1001&search=headache 头痛' },
  { id: 'consultation.online', state: 'nothing fits', query: 'orderNo=O1001&search=zzz' },
  {
    id: 'consultation.online',
    state: 'doctors',
    query: 'orderNo=O1001&departmentId=cardiology',
    steps: {
      filters: async (page) => {
        await button(page, /^(Filter|筛选)$/).click();
        await page.getByRole('dialog').getByRole('radio').last().dispatchEvent('click');
      },
    },
  },
  {
    id: 'consultation.online',
    state: 'doctors, filtered',
    query: 'orderNo=O1001&departmentId=all&price=middle,high&title=chief&area=31&sort=3',
  },
  { id: 'consultation.online', state: 'no doctor fits', query: 'orderNo=O1001&departmentId=ent&price=free' },
  {
    id: 'consultation.graphic-doctor',
    params: DOCTOR,
    query: 'kind=special',
    steps: { 'more reviews': (page) => button(page, /^(More reviews|更多评价)$/).click() },
  },
  {
    id: 'consultation.graphic-doctor',
    state: 'away',
    params: { ...DOCTOR, encryptDoctorId: 'D8002' },
    query: 'kind=special',
  },
  { id: 'consultation.graphic-doctor', state: 'only looked at', params: { ...DOCTOR, bizOrderNo: 'none' } },
  { id: 'consultation.graphic-doctor', state: 'unknown', params: { ...DOCTOR, encryptDoctorId: 'D1' } },
  { id: 'consultation.graphic-detail', params: { serviceLabel: 'special' } },
  { id: 'consultation.graphic-detail', state: 'partner', params: { serviceLabel: 'tob' } },
  {
    id: 'consultation.graphic-detail',
    state: 'nothing left',
    params: { serviceLabel: 'special', orderNo: 'O1003' },
  },
  { id: 'consultation.graphic-detail', state: 'unknown order', params: { serviceLabel: 'special', orderNo: 'O9' } },
];
