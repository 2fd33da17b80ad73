import type { ReactNode } from 'react';
import { ResultFrame } from '../../../kit/page/result-of.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { webPageFor } from './web-page.ts';
import { useDownloadWords } from './words/index.ts';

/** Shows that the provider has no app, and how to go on without one. */
export function NoApp({ from, extra }: { from: string | undefined; extra: ReactNode }) {
  const words = useDownloadWords();
  return (
    <ResultFrame
      scene="card"
      {...words.noApp}
      barTitle={words.noApp.title}
      primary={
        <LinkButton wide to={webPageFor(from)}>
          {words.onWeb}
        </LinkButton>
      }
    >
      {extra}
    </ResultFrame>
  );
}
