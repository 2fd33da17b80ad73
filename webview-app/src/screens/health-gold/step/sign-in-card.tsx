import { Check } from 'lucide-react';
import type { SignInPage } from '../../../api/walking.ts';
import { numberText as count } from '../../../messages/number-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Details } from '../../../ui/details.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { Section } from '../../../ui/section.tsx';
import { GuidedPart } from './coach-mark.tsx';
import { useSignIn } from './hero.tsx';
import styles from './sign-in-card.module.css';
import { useWords } from './words/index.ts';

/** Shows the seven days of a sign-in round, and today's button. */
export function SignInCard({ page, onChanged }: { page: SignInPage; onChanged: () => void }) {
  const words = useWords().signIn;
  const signInAction = useSignIn(onChanged);
  const reward = page.days.find(({ state }) => state === 'today')?.rewardCoins ?? 0;
  return (
    <Section title={words.title} text={page.streakDays > 0 ? words.streak(page.streakDays) : words.begin}>
      <GuidedPart targets={[4]}>
        <Card>
          <div className={styles.round}>
            <ol className={styles.days}>
              {page.days.map(({ day, state, rewardCoins }) => (
                <li
                  key={day}
                  className={classes(styles.day, styles[state])}
                  aria-current={state === 'today' ? 'date' : undefined}
                >
                  <span className={styles.coin}>
                    {state === 'done' ? <Check size={18} aria-hidden="true" /> : `+${count(rewardCoins)}`}
                  </span>
                  <span className={styles.name}>{state === 'today' ? words.states.today : words.day(day)}</span>
                  {state === 'today' ? null : <Hidden>{words.states[state]}</Hidden>}
                </li>
              ))}
            </ol>
          </div>
          {page.canSignIn ? (
            <Button wide tone="secondary" busy={signInAction.busy} onClick={() => void signInAction.start()}>
              {words.button(count(reward))}
            </Button>
          ) : (
            <p className={styles.note}>{words.done}</p>
          )}
          <div className={styles.more}>
            <Details title={words.rules}>
              <ul className={styles.rules}>
                {page.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </Details>
          </div>
        </Card>
      </GuidedPart>
    </Section>
  );
}
