import { Check } from 'lucide-react';
import type { AssessmentReport } from '../../../api/assessment.ts';
import { dayText } from '../../../messages/date-text.ts';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Gauge } from '../../../ui/gauge.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { LevelTag, toneOf } from '../parts/level.tsx';
import { useWords } from '../words/index.ts';
import { Factors } from './factors.tsx';
import { Promotion } from './promotion.tsx';
import styles from './report-content.module.css';

/** Shows the score among its bands, its factors and advice, then packages and other results. */
export function ReportContent({ report }: { report: AssessmentReport }) {
  const words = useWords().report;
  const { assessmentId, score, maxScore, bands, level, factors, advice, articles, earlier, disclaimer } = report;
  const isNewest = earlier.every(({ takenAt }) => takenAt <= report.takenAt);
  return (
    <>
      {isNewest ? null : (
        <Callout
          title={words.notNewest}
          action={
            <LinkButton small tone="quiet" to={href('assessment.report', { assessmentId })}>
              {words.toNewest}
            </LinkButton>
          }
        />
      )}
      <Card>
        <Gauge
          label={words.score}
          value={score}
          max={maxScore}
          unit={words.outOf(maxScore)}
          bands={bands.map(({ level: bandLevel, text, from, to }) => ({
            from,
            label: text,
            tone: toneOf(bandLevel),
            range: words.range(from, to),
          }))}
        />
      </Card>
      {level === 'high' ? (
        <Callout tone="warm" title={words.doctorTitle}>
          {words.doctorText}
        </Callout>
      ) : null}
      <Section title={words.factors} text={factors.length > 0 ? words.factorsText : undefined}>
        <Card>{factors.length > 0 ? <Factors factors={factors} /> : <p>{words.noFactors}</p>}</Card>
      </Section>
      <Section title={words.advice}>
        {advice.map(({ title, items }) => (
          <Card key={title}>
            <Text as="h3" size="m">
              {title}
            </Text>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>
                  <Check size={20} aria-hidden="true" />
                  <span>{item}</span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Section>
      <Promotion assessmentId={assessmentId} />
      {articles.length > 0 ? (
        <Section title={words.articles}>
          <Rows>
            {articles.map(({ id, title, readMinutes }) => (
              <ListRow key={id} title={title} text={words.minutes(readMinutes)} to={href('content.science', { id })} />
            ))}
          </Rows>
        </Section>
      ) : null}
      {earlier.length > 0 ? (
        <Section title={words.earlier}>
          <Rows>
            {earlier.map((record) => (
              <ListRow
                key={record.recordNo}
                title={dayText(record.takenAt)}
                text={words.points(record.score)}
                value={<LevelTag record={record} />}
                to={href('assessment.report', { assessmentId }, { recordNo: record.recordNo })}
              />
            ))}
          </Rows>
        </Section>
      ) : null}
      <Note>{disclaimer}</Note>
    </>
  );
}
