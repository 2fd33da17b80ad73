import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Tip } from '../../../api/insurance-my.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { dayText } from '../../../messages/date-text.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Section } from '../../../ui/section.tsx';
import { closeTip, openTips, readTip, tellClosed } from './read-tips.ts';
import styles from './tips.module.css';
import { useWords } from './words/index.ts';

/** Tips shown before the person asks for all of them. */
const FIRST = 2;

/** The tips that the person has not closed, newest first. */
export function Tips({ list }: { list: readonly Tip[] }) {
  const words = useWords().tips;
  const [areAllShown, setAllShown] = useState(false);
  const [, setClosed] = useState(0);
  useEffect(() => tellClosed(list), [list]);
  const open = openTips(list);
  if (open.length === 0) return null;
  const visible = areAllShown ? open : open.slice(0, FIRST);
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
      <span className={styles.head}>
        <span className={styles.title}>{title}</span>
        {read ? null : <span className={styles.fresh}>{words.fresh}</span>}
      </span>
      <span className={styles.text}>{text}</span>
      <span className={styles.day}>{dayText(at)}</span>
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
