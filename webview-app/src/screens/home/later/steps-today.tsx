import { Footprints } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { getWalkingInfo } from '../../../api/walking.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { numberText } from '../../../messages/number-text.ts';
import { href } from '../../../routes.ts';
import { session } from '../../../store/session.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import styles from './steps-today.module.css';
import { useWords } from './words/index.ts';

/** The steps of today, for who walks in the activity while it is on; they lead to its page. Not missed where they cannot be had. */
export function StepsToday() {
  const words = useWords();
  const { status } = useSnapshot(session);
  const { data } = usePage(getWalkingInfo, status === 'logged-in' ? {} : null, QUIET);
  const hasJoined = data?.activityTime === 'START' && data.totalSteps > 0;
  if (!hasJoined) return null;
  return (
    <Link className={styles.steps} to={href('health-gold.step')}>
      <Footprints size={20} aria-hidden="true" />
      <span>
        <Hidden>{words.stepsToday}</Hidden>
        {words.steps(numberText(data.todaySteps))}
      </span>
    </Link>
  );
}
