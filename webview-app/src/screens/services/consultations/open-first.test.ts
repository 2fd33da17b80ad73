import { expect, test } from 'vitest';
import type { InquirySummary } from '../../../api/consultation.ts';
import type { InquiryStatus } from '../../../api/shapes.ts';
import { openFirst } from './open-first.ts';

const summaryOf = (status: InquiryStatus, bizOrderNo: string) => ({ status, bizOrderNo }) as InquirySummary;

test('the list of consultations when some are open: begins with these, in unchanged order', () => {
  const list = [
    summaryOf('saved', '1'),
    summaryOf('closed', '2'),
    summaryOf('waiting', '3'),
    summaryOf('evaluated', '4'),
    summaryOf('answered', '5'),
    summaryOf('cancelled', '6'),
  ];
  expect(openFirst(list).map(({ bizOrderNo }) => bizOrderNo)).toEqual(['3', '5', '1', '2', '4', '6']);
});
