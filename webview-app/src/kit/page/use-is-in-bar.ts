import { use } from 'react';
import { useLanguage } from '../../messages/index.ts';
import { PageContext } from './page-context.ts';
import { useGivenTitle } from './use-screen-title.ts';

/** Tells if the title bar of the page or host shows this title. The heading with the same text is then visually hidden. */
export function useIsInBar(title: string): boolean {
  const givenTitle = useGivenTitle(true);
  const row = use(PageContext)?.row;
  const language = useLanguage();
  return title === (givenTitle ?? row?.title[language]);
}
