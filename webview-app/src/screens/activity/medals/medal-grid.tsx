import { Link } from 'wouter';
import type { Medal } from '../../../api/insurance-my.ts';
import { dayText } from '../../../messages/date-text.ts';
import { numberText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { progressOf } from '../../../rules/medals.ts';
import { Card } from '../../../ui/card.tsx';
import styles from './medal.module.css';
import { MedalPicture } from './medal-picture.tsx';
import { useWords } from './words/index.ts';

/** Shows medals as a grid of links to their pages. */
export function MedalGrid({ medals }: { medals: readonly Medal[] }) {
  const words = useWords();
  return (
    <Card>
      <ul className={styles.grid}>
        {medals.map((medal) => {
          const { medalId, imgUrl, name, gained, gainedOn, progress, target } = medal;
          return (
            <li key={medalId}>
              <Link className={styles.item} to={href('activity.milestone', { id: medalId })}>
                <MedalPicture imgUrl={imgUrl} gained={gained} share={progressOf(medal)} />
                <span className={styles.itemName}>{name}</span>
                <span className={styles.itemText}>
                  {gained ? gainedOn && dayText(gainedOn) : words.progress(numberText(progress), numberText(target))}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
