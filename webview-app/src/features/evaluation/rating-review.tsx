import { ClipboardCheck } from 'lucide-react';
import type { EvaluationReview, EvaluationState } from '../../api/evaluation.ts';
import type { RatedService } from '../../flows/evaluation.ts';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { dayText } from '../../messages/date-text.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Dotted } from '../../ui/dotted.tsx';
import { Note } from '../../ui/layout.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Name } from '../../ui/name.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { Rating } from '../../ui/stars.tsx';
import { Tag, Tags } from '../../ui/tag.tsx';
import { WholeDates } from '../../ui/whole-dates.tsx';
import { BackLink, NextRow } from './back-link.tsx';
import styles from './rating-review.module.css';
import { useEvaluationWords } from './words/index.ts';

interface RatingReviewProps {
  review: EvaluationReview;
  service: EvaluationState;
  ratedService: RatedService;
  /** True if the person has just tried to rate the service again. A message then shows that it was rated before. */
  isUnexpected: boolean;
}

/** Shows a submitted rating with the service's reply. */
export function RatingReview({ review, service, ratedService, isUnexpected }: RatingReviewProps) {
  const words = useEvaluationWords();
  useScreenTitle(words.yours);
  const date = words.ratedOn(dayText(review.submittedAt));
  return (
    <ScreenFrame
      title={words.yours}
      bottom={
        <BottomBar>
          <BackLink ratedService={ratedService} />
        </BottomBar>
      }
    >
      {isUnexpected ? <Callout live>{words.ratedBefore}</Callout> : null}
      <Rows>
        <ListRow
          icon={service.doctor ? undefined : <ClipboardCheck />}
          picture={service.doctor ? <Picture src={service.doctor.portraitUrl} alt="" ratio={1} eager /> : undefined}
          title={review.productName}
          text={
            <>
              {service.doctor ? (
                <Dotted
                  parts={[<Name key="doctor">{service.doctor.doctorName}</Name>, service.doctor.departmentName]}
                />
              ) : null}
              <WholeDates text={review.anonymous ? words.withoutName(date) : date} />
            </>
          }
        />
      </Rows>
      <Card>
        <dl className={styles.lines}>
          {review.lines
            .filter(({ stars, texts }) => stars || texts.length > 0)
            .map((line) => (
              <div key={line.title} className={styles.line}>
                <Note as="dt">{line.title}</Note>
                <dd>
                  {line.stars ? <Rating value={line.stars} meaning={words.meanings[line.stars - 1]} /> : null}
                  <AnswerText line={line} />
                </dd>
              </div>
            ))}
        </dl>
      </Card>
      {review.reply ? (
        <Section title={words.reply}>
          <Card>
            {review.repliedAt ? <Note>{words.repliedOn(dayText(review.repliedAt))}</Note> : null}
            <p className={styles.reply}>{review.reply}</p>
          </Card>
        </Section>
      ) : null}
      <NextRow ratedService={ratedService} />
    </ScreenFrame>
  );
}

function AnswerText({ line: { kind, texts } }: { line: EvaluationReview['lines'][number] }) {
  if (texts.length === 0) return null;
  if (kind === 'text') return <p className={styles.message}>{texts.join('\n')}</p>;
  return (
    <Tags>
      {texts.map((text) => (
        <Tag key={text} tone="brand">
          {text}
        </Tag>
      ))}
    </Tags>
  );
}
