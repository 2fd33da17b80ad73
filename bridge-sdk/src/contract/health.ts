import { Type } from 'typebox';
import { event, method, PERSON_MS } from '../rows.ts';
import { IsoDate, Nothing } from './shapes.ts';

const Day = Type.Object({ date: IsoDate(), steps: Type.Integer({ minimum: 0 }) });

/**
 * Returns the steps of the last `days` days from the phone's counter, newest day last. DENIED: the person has not given
 * the licence.
 *
 * @zh 返回手机计步器最近 `days` 天的步数，最新的一天排在最后。DENIED：用户没有授权。
 */
export const getSteps = method('getSteps', {
  since: '2.0.0',
  errors: ['DENIED'],
  params: Type.Object({ days: Type.Integer({ minimum: 1, maximum: 31 }) }),
  result: Type.Object({ days: Type.Array(Day) }),
});

/**
 * Asks the person for the licence to read steps. CANCELLED: the person closes the dialog without an answer.
 *
 * @zh 请求用户授权读取步数。CANCELLED：用户没有选择就关闭了弹窗。
 */
export const requestStepLicence = method('requestStepLicence', {
  since: '2.0.0',
  errors: ['CANCELLED'],
  params: Nothing,
  result: Type.Object({ granted: Type.Boolean() }),
  deadlineMs: PERSON_MS,
});

/** The host sends this when today's count of steps grows. @zh 当天步数增加时由宿主发送。 */
export const stepsChanged = event('stepsChanged', { since: '2.0.0', payload: Day });
