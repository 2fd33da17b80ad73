import { useState } from 'react';
import { handOffToApp, opensApps } from '../../flows/hand-off.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useAction } from '../use-action.ts';
import styles from './download.module.css';
import { pageHere } from './page-here.ts';
import { useDownloadWords } from './words/index.ts';

/** The other ways on for who was sent to the download page: the app once more where the host opens apps, or the page they came from. */
export function WhyHere({ from }: { from: string }) {
  const words = useDownloadWords();
  const [isStill, setStill] = useState(false);
  const open = useAction(async () => {
    setStill(false);
    setStill(!(await handOffToApp(from)));
  });
  return (
    <Card>
      <div className={styles.stack}>
        {opensApps() ? (
          <Button wide tone="secondary" busy={open.busy} onClick={() => void open.start()}>
            {words.openAgain}
          </Button>
        ) : (
          <p className={styles.soft}>{words.byHand}</p>
        )}
        {isStill ? (
          <p className={styles.soft} role="status">
            {words.still}
          </p>
        ) : null}
        <LinkButton wide tone="quiet" to={pageHere(from)} replace>
          {words.onWeb}
        </LinkButton>
      </div>
    </Card>
  );
}
