import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { config, loadConfig } from '../platform/configuration.ts';
import { href } from '../routes.ts';
import { Agreement } from '../ui/agreement.tsx';
import { documentsOf, linkedDocument } from './agreement-documents.ts';
import type { BoundField } from './use-form.ts';
import { useKitWords } from './words/index.ts';

export interface AgreementRowProps extends Omit<BoundField<boolean>, 'onBlur'> {
  /** Its terms are agreed to; where none are configured, the privacy notice is. */
  productNo: string;
  /** The contract itself, which is agreed to whatever is configured. `url` is a link of the service. */
  contract?: { title: string; url: string };
}

/**
 * The unticked agreement of a page that sends an identity number, takes a phone number for marketing or signs a contract. The form's
 * check must refuse to send while it is not ticked; the row then says so.
 */
export function AgreementRow({ productNo, contract, name, value, onChange, error, ref }: AgreementRowProps) {
  const kit = useKitWords();
  const { clauseGroups } = useSnapshot(config);
  useEffect(() => void loadConfig(), []);
  const configured = documentsOf(clauseGroups, productNo);
  const privacy = { title: kit.privacy, to: href('content.static', { label: 'privacy' }) };
  const documents = [
    ...(contract ? linkedDocument(contract) : []),
    ...(configured.length > 0 ? configured : [privacy]),
  ];
  // What was agreed to before the terms came from the service was something else.
  const shown = documents.map(({ to }) => to).join(' ');
  const agreedTo = useRef(shown);
  useEffect(() => {
    if (agreedTo.current !== shown) onChange(false);
    agreedTo.current = shown;
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
