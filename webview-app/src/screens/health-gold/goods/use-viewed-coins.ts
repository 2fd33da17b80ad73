import { useCallback, useEffect } from 'react';
import { numberText } from '../../../messages/number-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import { receiveViewedCoins } from '../flows/walking.ts';
import { useWords } from '../words/index.ts';

/** Receives the coins for goods that the person has viewed when the page opens again. */
export function useViewedCoins(reload: () => void): void {
  const { goods } = useWords();
  const showCoins = useCallback((coins: number) => toast(goods.lookedAt(numberText(coins)), 'success'), [goods]);
  useEffect(() => {
    void receiveViewedCoins().then(({ coins, isSure }) => {
      if (coins > 0) showCoins(coins);
      if (coins > 0 || !isSure) reload();
    });
  }, [reload, showCoins]);
}
