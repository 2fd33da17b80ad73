import { expect, test } from 'vitest';
import type { InquirySummary } from '../../../api/consultation.ts';
import type { InquiryStatus } from '../../../api/shapes.ts';
import { openFirst } from './open-first.ts';

const of = (status: InquiryStatus, bizOrderNo: string) => ({ status, bizOrderNo }) as InquirySummary;

test('consultations when some are open: those come first, and the order is otherwise unchanged', () => {
  const list = [
    of('saved', '1'),
    of('closed', '2'),
    of('waiting', '3'),
    of('evaluated', '4'),
    of('answered', '5'),
    of('cancelled', '6'),
  ];
  expect(openFirst(list).map(({ bizOrderNo }) => bizOrderNo)).toEqual(['3', '5', '1', '2', '4', '6']);
});
