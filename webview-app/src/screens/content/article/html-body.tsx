import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useText } from '../../../messages/index.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinesShape, PictureShape, Skeleton } from '../../../ui/skeleton.tsx';
import { type RenderedArticle, renderArticle } from './html-nodes.tsx';
import { htmlPolicy } from './html-policy.ts';
import { useArticleWords } from './words/index.ts';

type Purify = typeof import('./purify.ts').purify;

// oxlint-disable-next-line sdhealth/cleared-on-logout -- program
let loading: Promise<Purify> | undefined;

/** Loads the sanitiser once. After a failure the next call retries. */
function loadPurify(): Promise<Purify> {
  loading ??= import('./purify.ts')
    .then(({ purify }) => purify)
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

export interface HtmlBodyProps {
  /** The unsanitised HTML of the service. */
  html: string;
  children?: (rendered: RenderedArticle) => ReactNode;
}

/** Sanitises and renders an article's HTML. `children` may arrange the result. By default its nodes are rendered. */
export function HtmlBody({ html, children = ({ nodes }) => nodes }: HtmlBodyProps) {
  const t = useText();
  const words = useArticleWords();
  const [purify, setPurify] = useState<{ run: Purify }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (failed) return;
    let isMounted = true;
    loadPurify().then(
      (run) => isMounted && setPurify({ run }),
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
    };
  }, [failed]);
  const rendered = useMemo(() => purify && renderedArticle(purify.run, html), [purify, html]);

  if (rendered) return children(rendered);
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

/** Returns the rendered article, or undefined if the text cannot be sanitised, because then nothing of it may be shown. */
function renderedArticle(run: Purify, html: string): RenderedArticle | undefined {
  try {
    const root = run(html, htmlPolicy());
    return root && renderArticle(root);
  } catch {
    return undefined;
  }
}
