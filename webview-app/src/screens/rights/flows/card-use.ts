/**
 * Takes a voucher of a service of the health card, spending exactly one use (`done-once.ts`). The request has the number of uses that the
 * person saw: at another number nothing is spent (P12). The log lists the key of each action.
 */
import { listServiceLog, useCardService } from '../../../api/health-card.ts';
import { NOTHING_LEFT } from '../../../client/codes.ts';
import { request } from '../../../client/request.ts';
import { forgetPersonal, recallPersonal } from '../../../platform/personal.ts';
import { doneOnce, isNote } from './done-once.ts';

export interface UseRequest {
  readonly serviceCode: string;
  /** The displayed number of uses. Absent for an unlimited service. */
  readonly left?: number;
}
export interface SpentUse {
  readonly logNo: string;
  readonly usedAt: string;
  /** The address of the voucher's page. */
  readonly link?: string;
}

const actionName = (serviceCode: string): string => `card-use.${serviceCode}`;

/** The page of the log that is searched for a lost use, which is among the newest. */
const LATEST_PAGE = { query: { pageNo: 1, pageSize: 20 } };
const latestEntries = async () => (await request(listServiceLog, LATEST_PAGE, { notice: false })).list;

/** The codes of refusals that are only shown to the person and not reported. */
const EXPECTED_CODES = [NOTHING_LEFT];

/** Spends one use. Rejects like every request: nothing is spent then, or the state is unknown. */
export const spendUse = (useRequest: UseRequest, idempotencyKey: string): Promise<SpentUse> =>
  doneOnce<SpentUse>(
    {
      name: actionName(useRequest.serviceCode),
      body: useRequest,
      async send(key) {
        const { logNo, usedAt, jumpUrl } = await request(
          useCardService,
          { body: useRequest },
          { idempotencyKey: key, expected: EXPECTED_CODES },
        );
        return { logNo, usedAt, link: jumpUrl };
      },
      find: async (key) => (await latestEntries()).find(({ actionKey }) => actionKey === key),
    },
    idempotencyKey,
  );

export interface LateUse extends SpentUse {
  readonly name: string;
}

/**
 * Returns the uses of these services that an earlier visit spent without receiving the response. Returns an empty list if the log is
 * unavailable.
 */
export async function lateUses(serviceCodes: readonly string[]): Promise<readonly LateUse[]> {
  const openAttempts = serviceCodes.flatMap((code) => {
    const note = recallPersonal(actionName(code), isNote);
    return note ? [{ code, key: note.key }] : [];
  });
  if (openAttempts.length === 0) return [];
  const log = await latestEntries().catch(() => []);
  return openAttempts.flatMap(({ code, key }) => {
    const entry = log.find(({ actionKey }) => actionKey === key);
    if (!entry) return [];
    forgetPersonal(actionName(code));
    return [entry];
  });
}
