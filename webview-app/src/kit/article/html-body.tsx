import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useText } from '../../messages/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinesShape, PictureShape, Skeleton } from '../../ui/skeleton.tsx';
import { type DrawnArticle, drawArticle } from './html-nodes.tsx';
import { htmlPolicy } from './html-policy.ts';
import { useArticleWords } from './words/index.ts';

type Purified = typeof import('./purify.ts').purified;

// oxlint-disable-next-line sdhealth/kept-by-a-person -- program
let loading: Promise<Purified> | undefined;

/** Loads the sanitiser once; after a failure it may be asked for again. */
function loadPurified(): Promise<Purified> {
  loading ??= import('./purify.ts')
    .then(({ purified }) => purified)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

export interface HtmlBodyProps {
  /** As the service sends it. */
  html: string;
  children?: (drawn: DrawnArticle) => ReactNode;
}

/** The text of an article that is written in HTML: cleaned, then drawn. `children` may stand its parts otherwise, by default its nodes. */
export function HtmlBody({ html, children = ({ nodes }) => nodes }: HtmlBodyProps) {
  const t = useText();
  const words = useArticleWords();
  const [purify, setPurify] = useState<{ run: Purified }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let isMounted = true;
    loadPurified().then(
      (run) => isMounted && setPurify({ run }),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [failed]);
  const drawn = useMemo(() => purify && drawnOf(purify.run, html), [purify, html]);

  if (drawn) return children(drawn);
  if (failed || purify)
    return (
      <EmptyState
        title={words.unreadable}
        text={words.unreadableText}
        action={
          failed ? (
            <Button wide tone="secondary" onClick={() => setFailed(false)}>
              {t.common.retry}
            </Button>
          ) : null
        }
      />
    );
  return (
    <Skeleton>
      <LinesShape lines={5} />
      <PictureShape ratio={3 / 2} />
      <LinesShape lines={4} />
    </Skeleton>
  );
}

/** Undefined where the text cannot be cleaned: then nothing of it is shown. */
function drawnOf(run: Purified, html: string): DrawnArticle | undefined {
  try {
    const root = run(html, htmlPolicy());
    return root && drawArticle(root);
  } catch {
    return undefined;
  }
}
