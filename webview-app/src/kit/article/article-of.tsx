import type { ReactNode } from 'react';
import { href } from '../../routes.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LinesShape, PictureShape, TitleShape } from '../../ui/skeleton.tsx';
import { DetailOf } from '../detail-of.tsx';
import { linkTo } from '../link-to.ts';
import type { Shown } from '../use-resource.ts';
import styles from './article.module.css';
import { AskBeforeLeaving } from './article-link.tsx';
import { useArticleWords } from './words/index.ts';

export interface ArticleView {
  title: string;
  lead?: string;
  /** The picture above everything; the words beside it say what it shows. */
  cover?: string | undefined;
  /** What is known of it, in the order of a quiet line: author, day, minutes. */
  facts: readonly string[];
  /** The text: a `BlockBody` or an `HtmlBody`. */
  body: ReactNode;
  /** Between the heading and the text: the way to go on reading, the size of the text. */
  before?: ReactNode;
  /** Under the text: what else there is to read. */
  after?: ReactNode;
  bottom?: ReactNode;
}

export interface ArticleOfProps<T> {
  /** Heading while there is no article. */
  title: string;
  page: Shown<T>;
  /** Shown where there is no such article. Default: a way to the list of articles. */
  none?: ReactNode;
  view: (data: NonNullable<T>) => ArticleView;
}

/** A screen to read: cover, heading, quiet line, text, and what follows it. */
export function ArticleOf<T>({ title, page, none, view }: ArticleOfProps<T>) {
  return (
    <DetailOf
      title={title}
      page={page}
      none={none ?? <NoArticle />}
      skeleton={
        <>
          <PictureShape ratio={16 / 9} />
          <TitleShape />
          <LinesShape lines={5} />
          <LinesShape lines={4} />
        </>
      }
      view={(data) => {
        const { title: heading, lead, cover, facts, body, before, after, bottom } = view(data);
        return {
          title: heading,
          ...(cover !== undefined && { hero: <Picture eager flat ratio={16 / 9} src={cover} alt="" /> }),
          ...(lead && { lead }),
          ...(facts.length > 0 && {
            meta: (
              <p className={styles.meta}>
                {facts.map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
              </p>
            ),
          }),
          ...(bottom !== undefined && { bottom }),
          content: (
            <>
              {before}
              <AskBeforeLeaving>
                <article className={styles.text} data-article="">
                  {body}
                </article>
              </AskBeforeLeaving>
              {after}
            </>
          ),
        };
      }}
    />
  );
}

function NoArticle() {
  const words = useArticleWords();
  return (
    <EmptyState
      title={words.none}
      text={words.noneText}
      action={
        <LinkButton wide {...linkTo(href('content.science-list', {}))}>
          {words.toList}
        </LinkButton>
      }
    />
  );
}
