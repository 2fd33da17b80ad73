import { useLayoutEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { screenTitle } from '../../store/frame.ts';

/** The titles that components of the screen have set, the latest at the end. */
// oxlint-disable-next-line sdhealth/cleared-on-logout -- each title is removed with its component
const titles: { readonly text: string }[] = [];
const publish = () => {
  screenTitle.text = titles.at(-1)?.text;
};

/** Sets the screen's title while the component is mounted. The latest title wins. With undefined the route's title stays. */
export function useScreenTitle(text: string | undefined): void {
  useLayoutEffect(() => {
    if (text === undefined) return;
    const entry = { text };
    titles.push(entry);
    publish();
    return () => {
      titles.splice(titles.indexOf(entry), 1);
      publish();
    };
  }, [text]);
}

/**
 * Returns the title that the screen has set. It is known before the first paint: `useSnapshot` subscribes later, and the route's title
 * would be visible for a moment ("Purchase successful" over a payment that is being confirmed). `isNew` is true on a page's first render:
 * the store then still has the previous page's title, and using it would cause a second render.
 */
export function useScreenTitleText(isNew = false): string | undefined {
  const [text, setText] = useState(isNew ? undefined : screenTitle.text);
  useLayoutEffect(() => {
    const update = () => setText(screenTitle.text);
    update();
    return subscribe(screenTitle, update, true);
  }, []);
  return text;
}
