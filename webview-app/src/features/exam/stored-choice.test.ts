import { afterEach, expect, test, vi } from 'vitest';
import { paidExam } from '../../flows/paid-exam.ts';
import { medical } from '../../store/sections.ts';
import { noChoice } from './booking.ts';
import { dropChoice, storeChoice, storedChoice } from './stored-choice.ts';

const CHOICE = {
  cityId: '310000',
  cityName: 'Shanghai',
  institutionId: 'I1',
  institutionName: 'Pudong',
  institutionAddress: '1 Century Avenue',
  date: '2026-03-04',
};

afterEach(() => {
  medical.reset();
  vi.useRealTimers();
});

test('a choice when it is made: is stored for its package only', () => {
  vi.setSystemTime(new Date('2026-03-01T00:00:00Z'));
  storeChoice(paidExam, 'yj_jctj', CHOICE);
  expect(storedChoice(paidExam, 'yj_jctj')).toEqual(CHOICE);
  expect(storedChoice(paidExam, 'yj_gefmtj')).toEqual(noChoice);
  expect(medical.state).toMatchObject({ appointmentUnitId: 'I1', appointmentDate: '2026-03-04' });
  dropChoice(paidExam, 'yj_gefmtj');
  expect(storedChoice(paidExam, 'yj_jctj')).toEqual(CHOICE);
  dropChoice(paidExam, 'yj_jctj');
  expect(storedChoice(paidExam, 'yj_jctj')).toEqual(noChoice);
  expect(medical.state).toMatchObject({ cityId: '110000', cityName: 'Beijing' });
});

test('a stored choice when its day has passed: loses only the day', () => {
  storeChoice(paidExam, 'yj_jctj', CHOICE);
  vi.setSystemTime(new Date('2026-03-04T15:59:00Z'));
  expect(storedChoice(paidExam, 'yj_jctj').date).toBe('2026-03-04');
  vi.setSystemTime(new Date('2026-03-04T16:00:00Z'));
  expect(storedChoice(paidExam, 'yj_jctj')).toEqual({ ...CHOICE, date: '' });
});
