import { useEffect, useState } from 'react';
import type { HealthCard } from '../../../api/health-card.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { type LateUse, lateUses } from '../flows/card-use.ts';
import { reads } from '../health-card.reads.ts';

export interface OwnCard {
  /** The card, `pending` if the person has received one that is not issued yet, or `none` without one. */
  readonly page: LoadState<HealthCard | 'pending' | 'none'>;
  /** The balance in fen, or undefined until the account has loaded. */
  readonly balanceFen: number | undefined;
  readonly orderCount: number | undefined;
  /** The uses that an earlier visit spent without receiving the response. */
  readonly lateUses: readonly LateUse[];
  readonly reload: () => void;
}

/** Tells if the card has ended. */
export const isEnded = ({ page: { data } }: OwnCard): boolean => typeof data === 'object' && data.state === 'expired';

/** Loads the person's card with its balance, once the session is restored. */
export function useOwnCard(isSessionRestored = true): OwnCard {
  const [[infoEndpoint, infoInput], [receivedEndpoint, receivedInput], [accountEndpoint, accountInput]] = reads();
  const info = usePage(infoEndpoint, isSessionRestored ? infoInput : null);
  const received = usePage(receivedEndpoint, isSessionRestored ? receivedInput : null, { notice: false });
  const account = usePage(accountEndpoint, isSessionRestored ? accountInput : null, { notice: false });
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
  const stateWithoutCard = received.data?.received ? 'pending' : 'none';
  // Without a card the page waits for the second response, because a card may be pending.
  const awaitsReceived = data !== undefined && !data.card && received.data === undefined;
  const { status, error, reloading } = awaitsReceived ? received : info;
  return {
    page: {
      ...info,
      status,
      error,
      reloading,
      data: data === undefined || awaitsReceived ? undefined : (data.card ?? stateWithoutCard),
      reload() {
        received.reload();
        reload();
      },
    },
    balanceFen: account.data?.balanceFen,
    orderCount: account.data?.orderCount,
    lateUses: late,
    reload,
  };
}
