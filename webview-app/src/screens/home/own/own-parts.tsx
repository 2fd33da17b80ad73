/**
 * Shows the person's next steps, and links to their things. Rules:
 * 1. Requests are independent: a failed request replaces only its part by a message.
 * 2. A booked day, its place and the card may come from the phone's storage. A payment, a report and every action need the server's
 *    current response.
 */
import { getBacklog } from '../../../api/insurance-my.ts';
import { listMyExamsV2 } from '../../../api/my-lists.ts';
import { getOwnRightsCard } from '../../../api/rights-card.ts';
import { QUIET } from '../../../client/request.ts';
import { serverNow } from '../../../client/server-clock.ts';
import { NextCard, NoNextSteps, NotLoaded } from '../../../features/next/next-card.tsx';
import { nextStepsOf } from '../../../features/next/next-steps.ts';
import { useWords } from '../../../features/next/words/index.ts';
import { withStoredAnswers } from '../../../flows/stored-answers.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { today } from '../../../rules/dates.ts';
import { sortTasks } from '../../../rules/next-up.ts';
import { Hidden } from '../../../ui/hidden.tsx';
import styles from './own-parts.module.css';
import { PersonalLinks } from './personal-links.tsx';

const STORED_OPTIONS = { ...QUIET, stored: withStoredAnswers } as const;

/** Shows the next steps, then the links. */
export function PersonalSections() {
  const words = useWords();
  const backlog = usePage(getBacklog, {}, QUIET);
  const exams = usePage(listMyExamsV2, { query: { tab: 'active' } }, STORED_OPTIONS);
  const card = usePage(getOwnRightsCard, {}, STORED_OPTIONS);
  const next = sortTasks(nextStepsOf(backlog.data?.list, exams.data?.list), today(serverNow()));
  const failed = [backlog, exams].filter(isMissing);
  const retry = () => {
    for (const part of failed) part.reload();
  };
  const isLoading = backlog.status === 'loading' || exams.status === 'loading';
  return (
    <section className={styles.own} aria-label={words.title} aria-busy={isLoading || undefined}>
      <ul className={styles.strip}>
        {isLoading ? (
          <li className={styles.shape}>
            <Hidden>{words.title}</Hidden>
          </li>
        ) : (
          <>
            {next.map((item) => (
              <li key={item.key} className={styles.place}>
                <NextCard item={item} onOver={backlog.reload} />
              </li>
            ))}
            {failed.length > 0 ? (
              <li className={styles.place}>
                <NotLoaded
                  words={next.length > 0 ? words.failedPart : words.failed}
                  error={failed[0]?.error}
                  onRetry={retry}
                  retrying={failed.some(({ reloading }) => reloading)}
                />
              </li>
            ) : next.length === 0 ? (
              <li className={styles.place}>
                <NoNextSteps />
              </li>
            ) : null}
          </>
        )}
      </ul>
      <PersonalLinks backlog={backlog.data?.list} card={card.data} />
    </section>
  );
}

const isMissing = ({ status, data }: LoadState<unknown>): boolean => status === 'error' && data === undefined;

export { words } from '../../../features/next/words/index.ts';
