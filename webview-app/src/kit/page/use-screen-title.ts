import { useLayoutEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { screenTitle } from '../../store/frame.ts';

/** The titles that components of the screen have set, the latest at the end. */
// oxlint-disable-next-line sdhealth/kept-by-a-person -- names that parts of the screen on show give it; each goes with its part
const titles: { readonly text: string }[] = [];
const show = () => {
  screenTitle.text = titles.at(-1)?.text;
};

/** Sets the screen's title while the component is mounted. The latest title wins; undefined sets none, so the row's title stays. */
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
 * Returns the screen's own title. It is known before the first paint: `useSnapshot` subscribes later, and the row's title would be visible
 * for a moment ("Purchase successful" over a payment that is being confirmed). `isNew` is true on a page's first render: the store still
 * has the previous page's title then, and using it would cause a second render.
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
