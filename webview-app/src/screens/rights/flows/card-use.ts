/**
 * Takes a voucher of a service of the health card, spending exactly one use (`done-once.ts`). The call names the number of uses that the
 * person saw: at another number nothing is spent (P12). The log lists the key of each action.
 */
import { listServiceLog, useCardService } from '../../../api/health-card.ts';
import { NOTHING_LEFT } from '../../../client/codes.ts';
import { request } from '../../../client/request.ts';
import { forgetPersonal, recallPersonal } from '../../../platform/personal.ts';
import { doneOnce, isNote } from './done-once.ts';

export interface UseWish {
  readonly serviceCode: string;
  /** The displayed number of uses. Absent for an unlimited service. */
  readonly left?: number;
}
export interface Used {
  readonly logNo: string;
  readonly usedAt: string;
  /** The address of the voucher's page. */
  readonly link?: string;
}

const nameOf = (serviceCode: string): string => `card-use.${serviceCode}`;

/** The page of the log that is searched for a lost use, which is among the newest. */
const LATEST = { query: { pageNo: 1, pageSize: 20 } };
const latest = async () => (await request(listServiceLog, LATEST, { notice: false })).list;

/** The codes of refusals that are only shown to the person and not reported. */
const EXPECTED = [NOTHING_LEFT];

/** Spends one use. Rejects as every call does: nothing is spent then, or the state is unknown. */
export const spendUse = (wish: UseWish, idempotencyKey: string): Promise<Used> =>
  doneOnce<Used>(
    {
      name: nameOf(wish.serviceCode),
      asked: wish,
      async send(key) {
        const { logNo, usedAt, jumpUrl } = await request(
          useCardService,
          { body: wish },
          { idempotencyKey: key, expected: EXPECTED },
        );
        return { logNo, usedAt, link: jumpUrl };
      },
      find: async (key) => (await latest()).find(({ actionKey }) => actionKey === key),
    },
    idempotencyKey,
  );

export interface LateUse extends Used {
  readonly name: string;
}

/**
 * Returns the uses of these services that an earlier visit spent without learning of it. Empty if there are none, or the log is
 * unavailable.
 */
export async function lateUses(serviceCodes: readonly string[]): Promise<readonly LateUse[]> {
  const open = serviceCodes.flatMap((code) => {
    const note = recallPersonal(nameOf(code), isNote);
    return note ? [{ code, key: note.key }] : [];
  });
  if (open.length === 0) return [];
  const log = await latest().catch(() => []);
  return open.flatMap(({ code, key }) => {
    const entry = log.find(({ actionKey }) => actionKey === key);
    if (!entry) return [];
    forgetPersonal(nameOf(code));
    return [entry];
  });
}
