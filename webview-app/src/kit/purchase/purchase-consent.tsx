import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { type Agreed, hasConsent } from '../../flows/consent.ts';
import { useLaterWords } from '../../messages/later-words.ts';
import { config, loadConfig } from '../../platform/configuration.ts';
import { href } from '../../routes.ts';
import { session } from '../../store/session.ts';
import { Agreement } from '../../ui/agreement.tsx';
import { documentsOf, type LinkedDocument } from '../form/agreement-documents.ts';
import { useKitWords } from '../words/index.ts';
import styles from './clauses.module.css';
import { useClauseProduct } from './clauses.tsx';

export interface PurchaseConsent {
  /** The checkbox with the agreements, or a line with links once this person has agreed to this version. */
  row: ReactNode;
  /** True until the current agreements have loaded: nothing can be bought before. */
  isLoading: boolean;
  /** Calls `act` with the agreements. Without consent `act` is not called: the checkbox shows an error and gets the focus. */
  withConsent: (act: (agreed: Agreed) => void) => void;
}

/**
 * Returns the consent before a new order, which is needed however the person logged in. The checkbox is never preselected. A consent counts
 * for its version and documents: if either changes, it is needed again.
 */
export function usePurchaseConsent(productNo?: string): PurchaseConsent {
  const { consent } = useLaterWords().login;
  const { clauseGroups, agreementsVersion: version } = useSnapshot(config);
  // Renders again for another person or after a login.
  useSnapshot(session);
  const [isLoading, setLoading] = useState(true);
  const [ticked, setTicked] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isMounted = true;
    void loadConfig().then(() => {
      if (isMounted) setLoading(false);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  const configured = documentsOf(clauseGroups, useClauseProduct(productNo) ?? '');
  const provider = (['terms', 'privacy'] as const).map((label) => ({
    title: consent[label],
    to: href('content.static', { label }),
  }));
  const documents = configured.length > 0 ? configured : provider;
  const agreed: Agreed = { version, documents: documents.map(({ to }) => to) };
  const shown = JSON.stringify(agreed);
  const isGiven = hasConsent('purchase', agreed);
  const isTicked = ticked === shown;
  const tick = (checked: boolean) => {
    setTicked(checked ? shown : undefined);
    setMissing(false);
  };
  const withConsent: PurchaseConsent['withConsent'] = (act) => {
    if (isLoading) return;
    if (isGiven || isTicked) return act(agreed);
    setMissing(true);
    box.current?.focus();
  };
  const row = isGiven ? (
    <AgreedLine documents={documents} />
  ) : (
    <Agreement
      name="agreements"
      lead={consent.lead}
      documents={documents}
      checked={isTicked}
      missing={isMissing}
      onChange={tick}
      ref={(element) => {
        box.current = element;
      }}
    />
  );
  return { row: isLoading ? null : row, isLoading, withConsent };
}

function AgreedLine({ documents }: { documents: readonly LinkedDocument[] }) {
  const { agreed } = useKitWords().payment;
  return (
    <p className={styles.line} data-agreed>
      {agreed}{' '}
      {documents.map(({ title, to }, index) => (
        <span key={to} className={styles.clause}>
          <Link to={to}>{title}</Link>
          {index < documents.length - 1 ? '\u00a0·' : null}
        </span>
      ))}
    </p>
  );
}
