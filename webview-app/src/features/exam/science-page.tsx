import type { ReactNode } from 'react';
import type { LoadState } from '../../kit/answers/use-resource.ts';
import { DetailOf } from '../../kit/page/detail-of.tsx';
import { useKitWords } from '../../kit/words/index.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Text } from '../../ui/layout.tsx';
import { CardShape } from '../../ui/skeleton.tsx';
import styles from './science-page.module.css';

export interface ScienceSection {
  title: string;
  paragraphs: readonly string[];
}

export interface SciencePageProps {
  /** The sections in their order, or `null` for an unknown checkup. */
  page: LoadState<readonly ScienceSection[] | null>;
  /** The next page's address and the link's text. Default text: "See my checkup". */
  next: { to: string; label?: string };
  /** Content of this kind of checkup, after the sections. */
  more?: ReactNode;
}

/** Shows the instructions for a checkup in sections, in the order of the preparation. */
export function SciencePage({ page, next, more }: SciencePageProps) {
  const words = useKitWords().science;
  const nextButton = (
    <LinkButton wide to={next.to}>
      {next.label ?? words.next}
    </LinkButton>
  );
  return (
    <DetailOf
      title={words.title}
      page={page}
      none={<EmptyState title={words.none} text={words.noneText} action={nextButton} />}
      skeleton={[3, 2, 4].map((lines) => <CardShape key={lines} lines={lines} />)}
      view={(sections) => ({
        lead: words.lead,
        bottom: <BottomBar>{nextButton}</BottomBar>,
        content: (
          <>
            <Card>
              <ol className={styles.parts}>
                {sections.map(({ title, paragraphs }) => (
                  <li key={title} className={styles.part}>
                    <Text as="h2" size="l" tight>
                      {title}
                    </Text>
                    {paragraphs.map((paragraph) => (
                      <p key={paragraph} className={styles.text}>
                        {paragraph}
                      </p>
                    ))}
                  </li>
                ))}
              </ol>
            </Card>
            {more}
          </>
        ),
      })}
    />
  );
}
