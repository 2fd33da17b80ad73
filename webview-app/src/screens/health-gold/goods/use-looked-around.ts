import { useCallback, useEffect } from 'react';
import { numberText } from '../../../messages/number-text.ts';
import { toast } from '../../../ui/toast-store.ts';
import { receiveLooked } from '../flows/walking.ts';
import { useWords } from '../words/index.ts';

/** Receives the coins for goods that the person has viewed when the page opens again. */
export function useLookedAround(reload: () => void): void {
  const { goods } = useWords();
  const say = useCallback((coins: number) => toast(goods.lookedAt(numberText(coins)), 'success'), [goods]);
  useEffect(() => {
    void receiveLooked().then(({ coins, isSure }) => {
      if (coins > 0) say(coins);
      if (coins > 0 || !isSure) reload();
    });
  }, [reload, say]);
}
