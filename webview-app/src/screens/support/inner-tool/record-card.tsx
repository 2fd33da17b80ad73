import { useSnapshot } from 'valtio';
import { safeText } from '../../../client/safe-text.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import {
  bridgeRecord,
  MAX_MESSAGES,
  recordedCount,
  recordedText,
  startRecord,
  stopRecord,
} from '../../../platform/bridge-record.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useNow } from './use-seconds.ts';
import { useWords } from './words/index.ts';

/** Starts and stops the bridge's recorder. Copies its record without values that must not leave the phone. */
export function RecordCard({ onCopy }: { onCopy: (text: string) => void }) {
  const { record: words } = useWords();
  const { isOn } = useSnapshot(bridgeRecord);
  useNow();
  const count = recordedCount();
  const start = useAction(startRecord);
  const copy = () => onCopy(recordedText().split('\n').map(safeText).join('\n'));
  return (
    <Section title={words.title} text={words.text(MAX_MESSAGES)}>
      <Card>
        <Stack gap={4}>
          <Row as="p" gap={2} wrap align="center" role="status">
            <Tag tone={isOn ? 'brand' : 'plain'}>{isOn ? words.on : words.off}</Tag>
            <span>{words.messages(count)}</span>
          </Row>
          <Row gap={2} wrap align="center">
            {isOn ? (
              <Button small tone="secondary" onClick={stopRecord}>
                {words.stop}
              </Button>
            ) : (
              <Button small tone="secondary" busy={start.busy} onClick={() => void start.start()}>
                {words.start}
              </Button>
            )}
            <Button small tone="quiet" disabled={count === 0} onClick={copy}>
              {words.copy}
            </Button>
          </Row>
          {start.error ? <p role="alert">{words.failed}</p> : null}
        </Stack>
      </Card>
    </Section>
  );
}
