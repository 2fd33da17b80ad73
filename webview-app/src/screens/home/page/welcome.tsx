import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ensureLogin } from '../../../flows/login.ts';
import { useText } from '../../../messages/index.ts';
import { recallPersonal } from '../../../platform/personal.ts';
import { isText } from '../../../platform/storage.ts';
import { hadSession, isSignedIn, NAME_KEY, ownerUnread, session } from '../../../store/session.ts';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { LanguageButton } from './language-button.tsx';
import { LazyPersonalPart, PersonalPlaceholders } from './personal-part.tsx';
import { SearchRow } from './search-row.tsx';
import styles from './welcome.module.css';

/** Shows the provider's mark and name, the search, and the usual services. Next steps follow, or a login for a visitor. */
export function Welcome({ steps, services }: { steps: ReactNode; services: ReactNode }) {
  const words = useWords().home;
  return (
    <div className={styles.band}>
      <div className={styles.brand}>
        {/* A screen reader gets the provider's name from the page's heading. */}
        <span className={styles.provider} aria-hidden="true">
          <span className={styles.mark}>
            <Mark />
          </span>
          {words.title}
        </span>
        <Person />
      </div>
      <SearchRow beside={steps} />
      {services}
      <PersonalPart />
    </div>
  );
}

/** Draws the provider's mark, a symbol of the page. */
const Mark = ({ className }: { className?: string | undefined }) => (
  <svg className={className} aria-hidden="true">
    <use href="#mark" />
  </svg>
);

/** Shows the person's name and phone number, as far as they are known, or the choice of the language. */
function Person() {
  const { account } = useSnapshot(session);
  const name = account?.nickname ?? (ownerUnread() && recallPersonal(NAME_KEY, isText));
  if (!name) return <LanguageButton />;
  return (
    <p className={styles.person} translate="no">
      <span className={styles.who}>{name}</span>
      {account ? <span className={styles.mobile}>{account.mobile}</span> : null}
    </p>
  );
}

/** Shows the person's part in the same height for everybody, so that nothing moves once the session is known. */
function PersonalPart() {
  const { status, owner, account } = useSnapshot(session);
  const hasOwner = isSignedIn(status) || ownerUnread() !== undefined;
  const isUnknown = status === 'restoring' && hadSession();
  return (
    <div className={styles.place}>
      {/* The key drops everything of a previous person. */}
      {hasOwner ? (
        <LazyPersonalPart key={`${owner} ${account?.userId}`} />
      ) : isUnknown ? (
        <PersonalPlaceholders />
      ) : (
        <Invitation />
      )}
    </div>
  );
}

function Invitation() {
  const t = useText();
  const words = useWords().home;
  const { status } = useSnapshot(session);
  return (
    <div className={styles.invitation}>
      <Mark className={styles.art} />
      <p className={styles.hello}>{words.hello}</p>
      <p className={styles.claim}>{words.claim}</p>
      <p className={styles.visitor}>{words.visitor}</p>
      {status === 'visitor' ? (
        <Button small tone="secondary" onClick={() => void ensureLogin()}>
          {t.frame.loginNeeded.button}
        </Button>
      ) : null}
    </div>
  );
}
