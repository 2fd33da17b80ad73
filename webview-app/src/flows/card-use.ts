/**
 * Uses a service of the health card so that a use is spent once. Rules:
 * 1. A use says how many uses the person saw: at another number nothing is spent (P12).
 * 2. A use whose answer was lost is looked up in the log, by the key of the action (P02).
 * 3. A try that nobody knows the end of is kept on the phone as the person's own: the next use of the service, in whatever tab or after a
 *    reload, sends the same one again. On a new visit the log is asked first.
 */
import { listServiceLog, useCardService } from '../api/health-card.ts';
import { NOTHING_LEFT, USES_CHANGED } from '../client/codes.ts';
import { isApiError, request } from '../client/request.ts';
import { forgetPersonal, keepPersonal, recallPersonal, recallPersonalAll } from '../platform/personal.ts';
import { CHOICE_DAYS } from '../store/sections.ts';
import { isAboutTheAction } from './action-key.ts';
import { doneOnce } from './done-once.ts';

export interface UseWish {
  readonly serviceCode: string;
  /** The number of uses that was shown; absent for an unlimited service. */
  readonly left?: number;
}
export interface Used {
  readonly logNo: string;
  readonly usedAt: string;
}
interface OpenTry extends UseWish {
  readonly key: string;
}

const isOpenTry = (value: unknown): value is OpenTry =>
  typeof value === 'object' && value !== null && 'key' in value && 'serviceCode' in value;

const GROUP = 'card-use.';

/** The log's page that a lost use is looked for in: it is among the newest. */
const LATEST = { query: { pageNo: 1, pageSize: 20 } };

/** Refusals that a person is told about and nobody else. */
const EXPECTED = [NOTHING_LEFT, USES_CHANGED];

/** Spends one use. Rejects as every call does: nothing is spent then, or nobody knows. */
export function spendUse(wish: UseWish, idempotencyKey: string): Promise<Used> {
  const name = GROUP + wish.serviceCode;
  return doneOnce<Used>(name, () => {
    const before = recallPersonal(name, isOpenTry);
    const own = before ?? { ...wish, key: idempotencyKey };
    return {
      async send() {
        keepPersonal(name, own, { days: CHOICE_DAYS });
        const { key, ...body } = own;
        try {
          const done = await request(useCardService, { body }, { idempotencyKey: key, expected: EXPECTED });
          forgetPersonal(name);
          return done;
        } catch (error) {
          const isOpen = isApiError(error) && error.mayHaveHappened;
          if (isAboutTheAction(error) || (!isOpen && !before)) forgetPersonal(name);
          throw error;
        }
      },
      async find() {
        const found = (await latest()).find(({ actionKey }) => actionKey === own.key);
        if (found) forgetPersonal(name);
        return found;
      },
    };
  });
}

const latest = async () => (await request(listServiceLog, LATEST, { notice: false })).list;

export interface LateUse extends Used {
  readonly name: string;
}

/** Returns the uses that an earlier visit has spent without learning of it. An empty list where there are none, or nobody can be asked. */
export async function lateUses(): Promise<readonly LateUse[]> {
  const open = recallPersonalAll(GROUP, isOpenTry);
  if (open.length === 0) return [];
  const log = await latest().catch(() => []);
  return open.flatMap(({ serviceCode, key }) => {
    const found = log.find(({ actionKey }) => actionKey === key);
    if (!found) return [];
    forgetPersonal(GROUP + serviceCode);
    return [found];
  });
}
