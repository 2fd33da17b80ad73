import { BookOpen } from 'lucide-react';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { DetailOf } from '../../../kit/page/detail-of.tsx';
import { MissingState } from '../../../kit/page/missing-state.tsx';
import { href } from '../../../routes.ts';
import { Button } from '../../../ui/button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { LinesShape, PictureShape, TitleShape } from '../../../ui/skeleton.tsx';
import styles from './article.module.css';
import { AskBeforeLeaving } from './article-link.tsx';
import { ArticlePictures } from './article-pictures.tsx';
import { useReadingPosition } from './reading-place.ts';
import { useArticleWords } from './words/index.ts';

/** The aspect ratio of an article's cover, wide enough that the text begins on the first screen. */
const COVER_RATIO = 1.9;

export interface ArticleView {
  title: string;
  lead?: string;
  /** The address of the cover. It needs no alternative text: title and lead describe it. */
  cover?: string | undefined;
  /** The article's facts in display order: author, day, reading time. */
  facts: readonly ReactNode[];
  /** The text: a `BlockBody` or an `HtmlBody`. */
  body: ReactNode;
  /** The article's name for the stored reading position. Absent: the position is not stored. */
  readingId?: string;
  /** The person's text size as a CSS length. Default: the page's text size. */
  size?: string | undefined;
  /** Content between the heading and the text, such as the choice of the text size. */
  before?: ReactNode;
  /** Content below the text, such as further articles. */
  after?: ReactNode;
  bottom?: ReactNode;
}

export interface ArticleOfProps<T> {
  /** The heading until the article has loaded. */
  title: string;
  page: LoadState<T>;
  /** The empty state for an unknown article. Default: a link to the list of articles. */
  none?: ReactNode;
  view: (data: NonNullable<T>) => ArticleView;
}

/** Shows an article: cover, heading, facts, text, and the content below it. */
export function ArticleOf<T>({ title, page, none, view }: ArticleOfProps<T>) {
  return (
    <DetailOf
      title={title}
      page={page}
      none={none ?? <NoArticle />}
      skeleton={
        <>
          <PictureShape ratio={COVER_RATIO} />
          <TitleShape />
          <LinesShape lines={5} />
          <LinesShape lines={4} />
        </>
      }
      view={(data) => {
        const { title: heading, lead, cover, facts, body, readingId, size, before, after, bottom } = view(data);
        return {
          title: heading,
          ...(cover !== undefined && { hero: <Picture eager flat ratio={COVER_RATIO} src={cover} alt="" /> }),
          ...(lead && { lead }),
          ...(facts.length > 0 && {
            meta: (
              <p className={styles.meta}>
                {facts.map((fact, index) => (
                  <span key={index}>{fact}</span>
                ))}
              </p>
            ),
          }),
          ...(bottom !== undefined && { bottom }),
          content: (
            <>
              {before}
              <AskBeforeLeaving>
                <ArticlePictures>
                  <ArticleText key={readingId} id={readingId} size={size}>
                    {body}
                  </ArticleText>
                </ArticlePictures>
              </AskBeforeLeaving>
              {after}
            </>
          ),
        };
      }}
    />
  );
}

function ArticleText(props: { id: string | undefined; size: string | undefined; children: ReactNode }) {
  const { id, size, children } = props;
  const words = useArticleWords();
  const text = useRef<HTMLElement>(null);
  const scrollToStored = useReadingPosition(id, text);
  return (
    <>
      {scrollToStored ? (
        <Button wide tone="secondary" icon={<BookOpen size={20} aria-hidden="true" />} onClick={scrollToStored}>
          {words.continueReading}
        </Button>
      ) : null}
      <article
        className={styles.text}
        ref={text}
        style={size ? ({ '--reading': size } as CSSProperties) : undefined}
        data-article=""
      >
        {children}
      </article>
    </>
  );
}

/** Shows the empty state for an unknown article, with a link to the list of articles. */
export function NoArticle() {
  const words = useArticleWords();
  return (
    <MissingState
      title={words.none}
      text={words.noneText}
      linkLabel={words.toList}
      to={href('content.science-list', {})}
    />
  );
}
