import { useEffect } from 'react';
import { useAction } from '../../../kit/action/use-action.ts';
import { offerBridgeDebugger, openBridgeDebugger } from '../../../platform/bridge-debugger.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import styles from './inner-tool.module.css';
import { useWords } from './words/index.ts';

/** Opens the debugger of the bridge, and lets its gesture open it on every page from now on. */
export function DebuggerCard() {
  const words = useWords().debugger;
  const open = useAction(openBridgeDebugger);
  useEffect(() => {
    // Without the program the button says so.
    offerBridgeDebugger().catch(() => undefined);
  }, []);
  return (
    <Section title={words.title} text={words.text}>
      <Card>
        <div className={styles.stack}>
          <div className={styles.buttons}>
            <Button small tone="secondary" busy={open.busy} onClick={() => void open.start()}>
              {words.open}
            </Button>
          </div>
          {open.error ? <p role="alert">{words.failed}</p> : null}
        </div>
      </Card>
    </Section>
  );
}
