import { pending } from '@sdhealth/bridge-sdk';
import { useState } from 'react';
import { bridge } from '../../../platform/bridge.ts';
import { formatDate } from '../../../rules/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Stack } from '../../../ui/layout.tsx';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import styles from './hybrid.module.css';
import { displayText } from './shown.ts';

/** Shows the bridge's counters and the operations whose result is unknown. */
export function BridgeState() {
  const words = useWords();
  const [, setRefreshCount] = useState(0);
  const refresh = () => setRefreshCount((times) => times + 1);
  const pendingOperations = pending(bridge);
  return (
    <Stack gap={4}>
      <Section
        title={words.hybrid.counters}
        action={
          <Button small tone="quiet" onClick={refresh}>
            {words.hybrid.refresh}
          </Button>
        }
      >
        <Card>
          <pre className={styles.code}>{displayText(bridge.health())}</pre>
        </Card>
      </Section>
      <Section title={words.hybrid.pending}>
        {pendingOperations.length === 0 ? (
          <Note>{words.hybrid.noPending}</Note>
        ) : (
          <Rows>
            {pendingOperations.map((operation) => (
              <ListRow
                key={`${operation.method} ${operation.key}`}
                title={`${operation.method} ${operation.key}`}
                text={formatDate(operation.startedAt, 5)}
                value={words.hybrid.settle}
                onClick={() => {
                  operation.settle();
                  refresh();
                }}
              />
            ))}
          </Rows>
        )}
      </Section>
    </Stack>
  );
}
