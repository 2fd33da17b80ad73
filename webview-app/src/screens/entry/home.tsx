import { ChevronRight, Headset } from 'lucide-react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { callCustomerService } from '../../flows/customer-service.ts';
import { ensureLogin, leaveSession } from '../../flows/login.ts';
import { ScreenFrame } from '../../kit/screen-frame.tsx';
import { setLanguage, useLanguage, useText } from '../../messages/index.ts';
import { href } from '../../routes.ts';
import { session } from '../../store/session.ts';
import { Button } from '../../ui/button.tsx';
import { Illustration } from '../../ui/illustration.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { Section } from '../../ui/section.tsx';
import { notice } from '../../ui/toast-store.ts';
import { screen } from '../screen.ts';
import styles from './home.module.css';
import { groups, main } from './parts/offers.tsx';
import { useWords } from './words/index.ts';

/** The entry page: the services, the most used first. */
export const Screen = screen('entry.home', function Home() {
  const t = useText();
  const words = useWords();
  return (
    <ScreenFrame title={words.home.title} titleHidden>
      <Greeting />
      <Link href={href('rights-card.claim')} className={styles.hero ?? ''}>
        <span className={styles.heroWords}>
          <span className={styles.heroTitle}>{words.home.hero.title}</span>
          <span>{words.home.hero.text}</span>
          <span className={styles.heroGo}>
            {words.home.hero.button}
            <ChevronRight size={18} aria-hidden="true" />
          </span>
        </span>
        <span className={styles.heroPicture}>
          <Illustration scene="card" />
        </span>
      </Link>
      <nav aria-label={words.home.title} className={styles.tiles}>
        {main.map(({ key, to, icon }) => (
          <Link key={key} href={to} className={styles.tile ?? ''}>
            <span className={styles.tileIcon} aria-hidden="true">
              {icon}
            </span>
            {words.home.offers[key].title}
          </Link>
        ))}
      </nav>
      {groups.map(({ key, offers }) => (
        <Section key={key} title={words.home.groups[key]}>
          <Rows>
            {offers.map((offer) => (
              <Link key={offer.key} href={offer.to} asChild>
                <ListRow
                  title={words.home.offers[offer.key].title}
                  text={words.home.offers[offer.key].text}
                  icon={offer.icon}
                />
              </Link>
            ))}
          </Rows>
        </Section>
      ))}
      <Rows>
        <ListRow
          icon={<Headset />}
          title={t.common.customerService}
          text={t.common.serviceHours}
          onClick={() => void callCustomerService()}
        />
      </Rows>
      <Foot />
    </ScreenFrame>
  );
});

/** The person's name, or the button to log in. */
function Greeting() {
  const t = useText();
  const words = useWords();
  const { status, account } = useSnapshot(session);
  return (
    <div className={styles.greeting}>
      <div>
        <p className={styles.hello}>{account ? account.nickname : words.home.hello}</p>
        <p className={styles.who}>{account ? account.mobile : words.home.visitor}</p>
      </div>
      {status === 'visitor' ? (
        <Button small tone="secondary" onClick={() => void ensureLogin()}>
          {t.frame.loginNeeded.button}
        </Button>
      ) : null}
    </div>
  );
}

function Foot() {
  const t = useText();
  const words = useWords();
  const language = useLanguage();
  const { status } = useSnapshot(session);
  const other = language === 'zh' ? 'en' : 'zh';
  return (
    <div className={styles.foot}>
      <Button
        small
        tone="quiet"
        lang={other}
        onClick={() => void setLanguage(other).catch(() => notice(t.states.offline.title, 'warning'))}
      >
        {t.common.languages[other]}
      </Button>
      {status === 'logged-in' ? (
        <Button small tone="quiet" onClick={() => void leaveSession()}>
          {words.home.logout}
        </Button>
      ) : null}
    </div>
  );
}
