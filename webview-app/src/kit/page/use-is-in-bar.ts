import { use } from 'react';
import { useLanguage } from '../../messages/index.ts';
import { PageContext } from './page-context.ts';
import { useScreenTitleText } from './use-screen-title.ts';

/** Returns whether the title bar of the page or host shows this title. A heading with the same text is then visually hidden. */
export function useIsInBar(title: string): boolean {
  const screenTitle = useScreenTitleText(true);
  const row = use(PageContext)?.row;
  const language = useLanguage();
  return title === (screenTitle ?? row?.title[language]);
}
