import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { type Agreed, hasConsent } from '../../flows/consent.ts';
import { useLaterWords } from '../../messages/later-words.ts';
import { config, loadConfig } from '../../platform/configuration.ts';
import { session } from '../../store/session.ts';
import { Agreement } from '../../ui/agreement.tsx';
import { Anchor } from '../../ui/anchor.tsx';
import { documentsOf, type LinkedDocument } from '../form/agreement-documents.ts';
import { addressOfDocument, legalDocument } from '../links/legal-document.ts';
import { useKitWords } from '../words/index.ts';
import styles from './clauses.module.css';
import { useClauseProduct } from './clauses.tsx';

export interface PurchaseConsent {
  /** The checkbox with the agreements, or a line with links once this person has agreed to this version. */
  row: ReactNode;
  /** True until the current agreements have loaded. Until then nothing can be bought. */
  isLoading: boolean;
  /** Calls `act` with the agreements. Without consent `act` is not called: the checkbox shows an error and gets the focus. */
  withConsent: (act: (agreed: Agreed) => void) => void;
}

/**
 * Returns the consent before a new order, which is needed however the person logged in. The checkbox is never preselected. A consent is
 * valid for its version and documents. If either of them changes, a new consent is needed.
 */
export function usePurchaseConsent(productNo?: string): PurchaseConsent {
  const { consent } = useLaterWords().login;
  const { clauseGroups, agreementsVersion: version } = useSnapshot(config);
  // Renders again for another person or after a login.
  useSnapshot(session);
  const [isLoading, setLoading] = useState(true);
  const [tickedKey, setTickedKey] = useState<string>();
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
  const configuredDocuments = documentsOf(clauseGroups, useClauseProduct(productNo) ?? '');
  const providerDocuments = (['terms', 'privacy'] as const).map((label) => ({
    title: consent[label],
    ...legalDocument(label),
  }));
  const documents = configuredDocuments.length > 0 ? configuredDocuments : providerDocuments;
  const agreed: Agreed = { version, documents: documents.map(addressOfDocument) };
  const agreedKey = JSON.stringify(agreed);
  const hasAgreedBefore = hasConsent('purchase', agreed);
  const isTicked = tickedKey === agreedKey;
  const tick = (checked: boolean) => {
    setTickedKey(checked ? agreedKey : undefined);
    setMissing(false);
  };
  const withConsent: PurchaseConsent['withConsent'] = (act) => {
    if (isLoading) return;
    if (hasAgreedBefore || isTicked) return act(agreed);
    setMissing(true);
    box.current?.focus();
  };
  const row = hasAgreedBefore ? (
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
      {documents.map(({ title, to, href }, index) => (
        <span key={title} className={styles.clause}>
          <Anchor to={to} href={href}>
            {title}
          </Anchor>
          {index < documents.length - 1 ? '\u00a0·' : null}
        </span>
      ))}
    </p>
  );
}
