import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Finding } from '../../../api/exam.ts';
import { Callout } from '../../../ui/callout.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './report-findings.module.css';

/** Lists the values outside of their normal range. Renders nothing without findings from the service. */
export function ReportFindings({ findings }: { findings: readonly Finding[] | undefined }) {
  const words = useWords().report;
  if (!findings) return null;
  if (findings.length === 0) return <Callout>{words.allInRange}</Callout>;
  return (
    <Section title={words.findings(findings.length)}>
      <Rows>
        {findings.map((finding) => (
          <Row key={finding.name} finding={finding} />
        ))}
      </Rows>
    </Section>
  );
}

function Row({ finding: { name, value, range, mark, advice } }: { finding: Finding }) {
  const words = useWords().report;
  const position = positionOf(value, range);
  return (
    <div className={styles.finding}>
      <p className={styles.head}>
        <Text as="span" weight="medium">
          {name}
        </Text>
        <span className={styles.value}>
          {value}
          {mark === 'high' ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
        </span>
      </p>
      {position === undefined ? null : (
        <span className={styles.track} aria-hidden="true">
          <i style={{ left: `${position}%` }} />
        </span>
      )}
      <p className={styles.head}>
        <span className={styles.range}>
          {words.normal} {range.replace(/\s*-\s*/, '–')}
        </span>
        <Tag tone="warm">{words.marks[mark]}</Tag>
      </p>
      {advice ? <Note>{advice}</Note> : null}
    </div>
  );
}

/** Returns a value's position in percent on a line whose middle half is the range. It is undefined for a range without two bounds. */
function positionOf(value: string, range: string): number | undefined {
  const [, from, to] = /^\s*([\d.]+)\s*[-–~]\s*([\d.]+)/.exec(range) ?? [];
  const amount = Number.parseFloat(value);
  const span = Number(to) - Number(from);
  if (!(span > 0) || Number.isNaN(amount)) return undefined;
  return Math.min(96, Math.max(4, 25 + (50 * (amount - Number(from))) / span));
}
