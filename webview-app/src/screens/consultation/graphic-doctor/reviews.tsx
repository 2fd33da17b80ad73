import { useState } from 'react';
import type { DoctorReview } from '../../../api/doctor.ts';
import { dayText } from '../../../messages/date-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Row, Text } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { Rating } from '../../../ui/stars.tsx';
import { Tag, Tags } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './reviews.module.css';

/** The number of reviews that are shown at first. */
const INITIAL_COUNT = 2;

export interface ReviewsProps {
  /** The latest reviews. */
  reviews: readonly DoctorReview[];
  /** The number of all reviews, including those not loaded. */
  count: number;
}

/** Shows two reviews of patients, and the others after a tap. */
export function Reviews({ reviews, count }: ReviewsProps) {
  const words = useWords().doctor;
  const [showsAll, setShowsAll] = useState(false);
  const visible = showsAll ? reviews : reviews.slice(0, INITIAL_COUNT);
  const isIncomplete = count > reviews.length;
  return (
    <Section title={words.reviews} text={isIncomplete ? words.reviewCount(count) : undefined}>
      <Card>
        {reviews.length === 0 ? <Text tone="soft">{words.noReviews}</Text> : null}
        <ul className={styles.list}>
          {visible.map((review) => (
            <Review key={review.reviewId} review={review} />
          ))}
        </ul>
        {visible.length < reviews.length ? (
          <Button wide tone="quiet" onClick={() => setShowsAll(true)}>
            {words.moreReviews}
          </Button>
        ) : null}
      </Card>
    </Section>
  );
}

function Review({ review: { name, stars, text, date, tags } }: { review: DoctorReview }) {
  return (
    <li className={styles.review}>
      <Row as="p" gap={3} lines={0} wrap align="center">
        <Text as="span" weight="medium" translate="no">
          {name}
        </Text>
        <Rating value={stars} />
        <time className={styles.date} dateTime={date}>
          {dayText(date)}
        </time>
      </Row>
      <p>{text}</p>
      {tags.length > 0 ? (
        <Tags>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Tags>
      ) : null}
    </li>
  );
}
