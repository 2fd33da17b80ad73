import { useEffect } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { offerBridgeDebugger, openBridgeDebugger } from '../../../platform/bridge-debugger.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from './words/index.ts';

/** Opens the bridge's debugger, and enables the gesture that opens it on every page. */
export function DebuggerCard() {
  const words = useWords().debugger;
  const open = useAction(openBridgeDebugger);
  useEffect(() => {
    // If the debugger fails to load, its button shows the failure.
    offerBridgeDebugger().catch(() => undefined);
  }, []);
  return (
    <Section title={words.title} text={words.text}>
      <Card>
        <Stack gap={4}>
          <Row gap={2} wrap align="center">
            <Button small tone="secondary" busy={open.busy} onClick={() => void open.start()}>
              {words.open}
            </Button>
          </Row>
          {open.error ? <p role="alert">{words.failed}</p> : null}
        </Stack>
      </Card>
    </Section>
  );
}
