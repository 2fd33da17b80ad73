import { useLayoutEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { screenTitle } from '../store/frame.ts';

/** The names that parts of the screen give it, the newest at the end. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- names that parts of the screen on show give it; each goes with its part
const titles: { readonly text: string }[] = [];
const show = () => {
  screenTitle.text = titles.at(-1)?.text;
};

/** Names this screen while it is shown, until another part of it names it anew; undefined leaves it to others, and to its row in the table. */
export function useScreenTitle(text: string | undefined): void {
  useLayoutEffect(() => {
    if (text === undefined) return;
    const own = { text };
    titles.push(own);
    show();
    return () => {
      titles.splice(titles.indexOf(own), 1);
      show();
    };
  }, [text]);
}

/**
 * Returns the name that the screen gives itself. It is known before the page is painted, also the first one: `useSnapshot` subscribes
 * after it, and the row's title would be seen for a moment ("Purchase successful" over a payment that is being confirmed). `isNew`: for a
 * page that is drawn for the first time. The name that is there then is of the page before, and would have this one drawn twice.
 */
export function useGivenTitle(isNew = false): string | undefined {
  const [text, setText] = useState(isNew ? undefined : screenTitle.text);
  useLayoutEffect(() => {
    const look = () => setText(screenTitle.text);
    look();
    return subscribe(screenTitle, look, true);
  }, []);
  return text;
}
