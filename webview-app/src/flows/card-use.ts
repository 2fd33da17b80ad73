/**
 * Takes a voucher of a service of the health card, so that a use is spent once (`done-once.ts`). A use says how many uses the person saw: at another
 * number nothing is spent (P12). The log has the key of each action.
 */
import { listServiceLog, useCardService } from '../api/health-card.ts';
import { NOTHING_LEFT } from '../client/codes.ts';
import { request } from '../client/request.ts';
import { forgetPersonal, recallPersonal } from '../platform/personal.ts';
import { doneOnce, isNote } from './done-once.ts';

export interface UseWish {
  readonly serviceCode: string;
  /** The number of uses that was shown; absent for an unlimited service. */
  readonly left?: number;
}
export interface Used {
  readonly logNo: string;
  readonly usedAt: string;
  /** The page of the voucher. */
  readonly link?: string;
}

const nameOf = (serviceCode: string): string => `card-use.${serviceCode}`;

/** The log's page that a lost use is looked for in: it is among the newest. */
const LATEST = { query: { pageNo: 1, pageSize: 20 } };
const latest = async () => (await request(listServiceLog, LATEST, { notice: false })).list;

/** Refusals that a person is told about and nobody else. */
const EXPECTED = [NOTHING_LEFT];

/** Spends one use. Rejects as every call does: nothing is spent then, or nobody knows. */
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
 * Returns the uses of these services that an earlier visit has spent without learning of it. An empty list where there are none, or
 * nobody can be asked.
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
