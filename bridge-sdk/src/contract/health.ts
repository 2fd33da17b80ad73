import { Type } from 'typebox';
import { event, method, PERSON_MS } from '../rows.ts';
import { IsoDate, Nothing } from './shapes.ts';

const Day = Type.Object({
  /**
   * The day in the phone's time zone, `YYYY-MM-DD`.
   *
   * @zh 日期，按手机所在时区，格式为 `YYYY-MM-DD`。
   */
  date: IsoDate(),
  /**
   * The steps of that day, at least 0.
   *
   * @zh 当天的步数，不小于 0。
   */
  steps: Type.Integer({ minimum: 0 }),
});

/**
 * Returns the steps of the last `days` days from the phone's counter, newest day last. DENIED: the person has not given
 * the licence.
 *
 * @zh 返回手机计步器最近 `days` 天的步数，最新的一天排在最后。DENIED：用户没有授权。
 */
export const getSteps = method('getSteps', {
  since: '2.0.0',
  errors: ['DENIED'],
  params: Type.Object({
    /**
     * The number of days, 1 to 31; 1 is today alone.
     *
     * @zh 天数，1 到 31；1 表示只查当天。
     */
    days: Type.Integer({ minimum: 1, maximum: 31 }),
  }),
  result: Type.Object({
    /**
     * One entry for each day that the phone has counted, oldest first.
     *
     * @zh 手机有记录的每一天各一项，最早的在前。
     */
    days: Type.Array(Day),
  }),
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
  result: Type.Object({
    /**
     * True if steps may be read now.
     *
     * @zh 为 true 表示现在可以读取步数。
     */
    granted: Type.Boolean(),
  }),
  deadlineMs: PERSON_MS,
});

/** The host sends this when today's count of steps grows. @zh 当天步数增加时由宿主发送。 */
export const stepsChanged = event('stepsChanged', { since: '2.0.0', payload: Day });
