import { useEffect, useState } from 'react';
import type { HealthCard } from '../../../api/health-card.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { Shown } from '../../../kit/answers/use-resource.ts';
import { type LateUse, lateUses } from '../flows/card-use.ts';
import { reads } from '../health-card.reads.ts';

export interface OwnCard {
  /** The card, `pending` where it was received and is not there yet, `none` without one. */
  readonly page: Shown<HealthCard | 'pending' | 'none'>;
  /** In fen; undefined while the account is not known. */
  readonly balanceFen: number | undefined;
  readonly orderCount: number | undefined;
  /** Uses that an earlier visit has spent without learning of it. */
  readonly late: readonly LateUse[];
  readonly reload: () => void;
}

/** True for a card that has ended. */
export const isEnded = ({ page: { data } }: OwnCard): boolean => typeof data === 'object' && data.state === 'expired';

/** Loads the person's card with its balance. `isKnown`: the session is restored. */
export function useOwnCard(isKnown = true): OwnCard {
  const [[infoRow, infoInput], [receivedRow, receivedInput], [accountRow, accountInput]] = reads();
  const info = usePage(infoRow, isKnown ? infoInput : null);
  const received = usePage(receivedRow, isKnown ? receivedInput : null, { notice: false });
  const account = usePage(accountRow, isKnown ? accountInput : null, { notice: false });
  const [late, setLate] = useState<readonly LateUse[]>([]);
  const reload = () => {
    info.reload();
    account.reload();
  };
  const { data } = info;
  const codes = data?.card?.services.map(({ serviceCode }) => serviceCode).join(' ');
  useEffect(() => {
    let isMounted = true;
    if (codes)
      void lateUses(codes.split(' ')).then((list) => {
        if (isMounted && list.length > 0) setLate(list);
      });
    return () => {
      isMounted = false;
    };
  }, [codes]);
  const without = received.data?.received ? 'pending' : 'none';
  // Without a card the page waits for the second answer: one may be on its way.
  const isUnsure = data !== undefined && !data.card && received.data === undefined;
  const { status, error, reloading } = isUnsure ? received : info;
  return {
    page: {
      ...info,
      status,
      error,
      reloading,
      data: data === undefined || isUnsure ? undefined : (data.card ?? without),
      reload() {
        received.reload();
        reload();
      },
    },
    balanceFen: account.data?.balanceFen,
    orderCount: account.data?.orderCount,
    late,
    reload,
  };
}
