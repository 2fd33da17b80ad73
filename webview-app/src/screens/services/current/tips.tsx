import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Tip } from '../../../api/insurance-my.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { dayText } from '../../../messages/date-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Note, Row, Text } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { closeTip, openTips, readTip, reportClosed } from './read-tips.ts';
import styles from './tips.module.css';
import { useWords } from './words/index.ts';

/** The number of tips that are shown before the person asks for all of them. */
const INITIAL_COUNT = 2;

/** Shows the tips that the person has not closed, newest first. */
export function Tips({ list }: { list: readonly Tip[] }) {
  const words = useWords().tips;
  const [areAllShown, setAllShown] = useState(false);
  const [, setClosed] = useState(0);
  useEffect(() => reportClosed(list), [list]);
  const open = openTips(list);
  if (open.length === 0) return null;
  const visible = areAllShown ? open : open.slice(0, INITIAL_COUNT);
  const close = (tipId: string) => {
    closeTip(tipId);
    setClosed((count) => count + 1);
  };
  return (
    <Section
      title={words.title}
      action={
        visible.length < open.length ? (
          <Button small tone="quiet" onClick={() => setAllShown(true)}>
            {words.all(open.length)}
          </Button>
        ) : null
      }
    >
      <Card flush>
        <ul>
          {visible.map((tip) => (
            <OneTip key={tip.tipId} tip={tip} onClose={() => close(tip.tipId)} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function OneTip({ tip: { tipId, title, text, at, read, link }, onClose }: { tip: Tip; onClose: () => void }) {
  const words = useWords().tips;
  const to = addressOfService(link ?? '');
  const content = (
    <>
      <Row as="span" gap={2} lines={0} wrap align="baseline">
        <Text as="span" weight="bold">
          {title}
        </Text>
        {read ? null : (
          <Text as="span" size="xs" tone="warm" weight="bold">
            {words.newLabel}
          </Text>
        )}
      </Row>
      <Text as="span" tone="soft">
        {text}
      </Text>
      <Note as="span">{dayText(at)}</Note>
    </>
  );
  return (
    <li className={styles.tip}>
      {to ? (
        <Link className={styles.words} to={to} onClick={() => readTip(tipId)}>
          {content}
        </Link>
      ) : (
        <div className={styles.words}>{content}</div>
      )}
      <IconButton label={words.close(title)} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
    </li>
  );
}
