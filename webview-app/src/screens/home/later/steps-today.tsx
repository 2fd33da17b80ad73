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

/** Shows today's steps to a walker while the activity is on, with a link. Renders nothing if they fail to load. */
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
