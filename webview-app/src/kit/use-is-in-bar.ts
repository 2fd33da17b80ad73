import { use } from 'react';
import { useLanguage } from '../messages/index.ts';
import { PageContext } from './page-context.ts';
import { useGivenTitle } from './use-screen-title.ts';

/** Returns true if the title bar, the page's own or the host's, shows this title: a heading of the same words is only read out. */
export function useIsInBar(title: string): boolean {
  const givenTitle = useGivenTitle(true);
  const row = use(PageContext)?.row;
  const language = useLanguage();
  return title === (givenTitle ?? row?.title[language]);
}
