import { useLayoutEffect } from 'react';
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
