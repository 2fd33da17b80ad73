import { Type } from 'typebox';
import { call, event, PERSON_MS } from '../rows.ts';
import { IsoDate, Nothing } from './shapes.ts';

const Day = Type.Object({ date: IsoDate(), steps: Type.Integer({ minimum: 0 }) });

/** Returns the steps of the last `days` days from the phone's counter, newest day last. DENIED: the person has not given the licence. */
export const getSteps = call('getSteps', {
  since: '2.0.0',
  errors: ['DENIED'],
  params: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 31 }) }),
  result: Type.Object({ days: Type.Array(Day) }),
});

/** Asks the person for the licence to read steps. CANCELLED: the person closes the dialog without an answer. */
export const requestStepLicence = call('requestStepLicence', {
  since: '2.0.0',
  errors: ['CANCELLED'],
  params: Nothing,
  result: Type.Object({ granted: Type.Boolean() }),
  deadlineMs: PERSON_MS,
});

/** The host sends this when today's count of steps grows. */
export const stepsChanged = event('stepsChanged', { since: '2.0.0', payload: Day });
