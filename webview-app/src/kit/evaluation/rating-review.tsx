import type { EvaluationReview } from '../../api/evaluation.ts';
import type { RatedService } from '../../flows/evaluation.ts';
import { dayText } from '../../messages/date-text.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';
import { Rating } from '../../ui/stars.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import { ScreenFrame } from '../screen-frame.tsx';
import { useScreenTitle } from '../use-screen-title.ts';
import { BackLink } from './back-link.tsx';
import styles from './rating-review.module.css';
import { useEvaluationWords } from './words/index.ts';

interface RatingReviewProps {
  review: EvaluationReview;
  of: RatedService;
  /** The person has just tried to rate it: it is said that they had before. */
  isUnexpected: boolean;
}

/** A rating as it was given, with the reply of the service. */
export function RatingReview({ review, of, isUnexpected }: RatingReviewProps) {
  const words = useEvaluationWords();
  useScreenTitle(words.yours);
  const given = words.ratedOn(dayText(review.submittedAt));
  return (
    <ScreenFrame
      title={words.yours}
      lead={review.productName}
      meta={<p className={styles.given}>{review.anonymous ? words.withoutName(given) : given}</p>}
      bottom={
        <BottomBar>
          <BackLink of={of} />
        </BottomBar>
      }
    >
      {isUnexpected ? <Callout live>{words.ratedBefore}</Callout> : null}
      <Card>
        <dl className={styles.lines}>
          {review.lines
            .filter(({ stars, texts }) => stars || texts.length > 0)
            .map((line) => (
              <div key={line.title} className={styles.line}>
                <dt className={styles.question}>{line.title}</dt>
                <dd>
                  {line.stars ? <Rating value={line.stars} /> : null}
                  <Said line={line} />
                </dd>
              </div>
            ))}
        </dl>
      </Card>
      {review.reply ? (
        <Section title={words.reply}>
          <Card>
            <p className={styles.reply}>{review.reply}</p>
          </Card>
        </Section>
      ) : null}
    </ScreenFrame>
  );
}

function Said({ line: { kind, texts } }: { line: EvaluationReview['lines'][number] }) {
  if (texts.length === 0) return null;
  if (kind === 'text') return <p className={styles.said}>{texts.join('\n')}</p>;
  return (
    <Tags>
      {texts.map((text) => (
        <Tag key={text}>{text}</Tag>
      ))}
    </Tags>
  );
}
