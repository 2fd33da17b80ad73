import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { config, loadConfig } from '../../platform/configuration.ts';
import { Agreement } from '../../ui/agreement.tsx';
import { addressOfDocument, legalDocument } from '../links/legal-document.ts';
import { useKitWords } from '../words/index.ts';
import { documentsOf, linkedDocument } from './agreement-documents.ts';
import type { BoundField } from './use-form.ts';

export interface AgreementRowProps extends Omit<BoundField<boolean>, 'onBlur'> {
  /** The product whose terms are shown. Without configured terms the privacy notice is shown. */
  productNo: string;
  /** The contract, which is shown in addition to the configured documents. `url` is a link of the service. */
  contract?: { title: string; url: string };
}

/**
 * Shows the agreement checkbox of a page that sends an identity number, takes a phone number for marketing or signs a contract. The form's
 * check must refuse an unticked box. The row then shows the error.
 */
export function AgreementRow({ productNo, contract, name, value, onChange, error, ref }: AgreementRowProps) {
  const kit = useKitWords();
  const { clauseGroups } = useSnapshot(config);
  useEffect(() => void loadConfig(), []);
  const configuredDocuments = documentsOf(clauseGroups, productNo);
  const privacyNotice = { title: kit.privacy, ...legalDocument('privacy') };
  const documents = [
    ...(contract ? linkedDocument(contract) : []),
    ...(configuredDocuments.length > 0 ? configuredDocuments : [privacyNotice]),
  ];
  // A tick that was set before the configured terms had loaded does not count for them.
  const addresses = documents.map(addressOfDocument).join(' ');
  const agreedAddresses = useRef(addresses);
  useEffect(() => {
    if (agreedAddresses.current !== addresses) onChange(false);
    agreedAddresses.current = addresses;
  });
  return (
    <Agreement
      documents={documents}
      name={name}
      checked={value}
      onChange={onChange}
      missing={error !== undefined}
      ref={ref}
    />
  );
}
