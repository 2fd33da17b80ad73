import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { IsoDate, Nothing } from './shapes.ts';

const Day = Type.Object({ date: IsoDate(), steps: Type.Integer({ minimum: 0 }) });

/** Steps walked per day, from the phone's own counter, newest last. Rejects DENIED without the person's licence. */
export const getSteps = call('getSteps', {
  since: '2.0.0',
  errors: ['DENIED'],
  params: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 31 }) }),
  result: Type.Object({ days: Type.Array(Day) }),
});

/** Asks the person for the licence to read steps. */
export const requestStepLicence = call('requestStepLicence', {
  since: '2.0.0',
  errors: ['CANCELLED'],
  params: Nothing,
  result: Type.Object({ granted: Type.Boolean() }),
  deadlineMs: PERSON_MS,
});

/** Today's count moved on. */
export const stepsChanged = event('stepsChanged', { since: '2.0.0', payload: Day });
