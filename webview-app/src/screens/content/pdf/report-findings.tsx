import { ArrowDown, ArrowUp } from 'lucide-react';
import type { Finding } from '../../../api/exam.ts';
import { Callout } from '../../../ui/callout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../words/index.ts';
import styles from './report-findings.module.css';

/** The values outside of their range, before all others; nothing where the service does not tell. */
export function ReportFindings({ findings }: { findings: readonly Finding[] | undefined }) {
  const words = useWords().report;
  if (!findings) return null;
  if (findings.length === 0) return <Callout>{words.allInRange}</Callout>;
  return (
    <Section title={words.findings(findings.length)}>
      <Rows>
        {findings.map(({ name, value, range, mark, advice }) => (
          <ListRow
            key={name}
            icon={mark === 'high' ? <ArrowUp /> : <ArrowDown />}
            title={name}
            text={
              <>
                <span className={styles.found}>{value} </span>
                <span className={styles.range}>
                  {words.normal} {range.replace(/\s*-\s*/, '–')}
                </span>
                {advice ? <span className={styles.advice}>{advice}</span> : null}
              </>
            }
            value={<Tag tone="warm">{words.marks[mark]}</Tag>}
          />
        ))}
      </Rows>
    </Section>
  );
}
