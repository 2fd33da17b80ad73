import { useLayoutEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { screenTitle } from '../store/frame.ts';

/** Names this screen while it is shown; undefined leaves it to its row in the table. */
export function useScreenTitle(text: string | undefined): void {
  useLayoutEffect(() => {
    screenTitle.text = text;
    return () => {
      screenTitle.text = undefined;
    };
  }, [text]);
}

/**
 * Returns the name that the screen gives itself. It is known before the page is painted, also the first one: `useSnapshot` subscribes
 * after it, and the row's title would be seen for a moment ("Purchase successful" over a payment that is being confirmed).
 */
export function useGivenTitle(): string | undefined {
  const [text, setText] = useState(screenTitle.text);
  useLayoutEffect(() => {
    const look = () => setText(screenTitle.text);
    look();
    return subscribe(screenTitle, look, true);
  }, []);
  return text;
}
