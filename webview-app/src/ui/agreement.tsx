import { Fragment, type MouseEvent } from 'react';
import { useControlWords } from '../messages/control-words.ts';
import styles from './agreement.module.css';
import { Anchor, type LinkTarget } from './anchor.tsx';
import { Checkbox } from './checkbox.tsx';

export interface AgreementDocument extends LinkTarget {
  title: string;
}

export interface AgreementProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The documents that the person agrees to. Each can be opened and read. */
  documents: readonly AgreementDocument[];
  /** The words before the documents. Default "I have read and agree to". */
  lead?: string;
  /** Shows and announces an error: the box must be ticked. */
  missing?: boolean;
  /** Replaces the navigation to a document, e.g. opens it in a sheet. */
  onOpen?: ((document: AgreementDocument) => void) | undefined;
  name?: string;
  disabled?: boolean;
  ref?: (element: HTMLInputElement | null) => void;
}

/** Shows an unticked box with links to the documents. Reading a document does not tick it. */
export function Agreement(props: AgreementProps) {
  const { documents, lead, missing = false, onOpen, ...box } = props;
  const words = useControlWords().agreement;
  const open = (event: MouseEvent, document: AgreementDocument) => {
    if (!onOpen) return;
    event.preventDefault();
    onOpen(document);
  };
  const separator = (index: number) => (index === 0 ? '' : index === documents.length - 1 ? words.last : words.between);
  return (
    <Checkbox {...box} required error={missing && !box.checked ? words.missing : undefined}>
      <span className={styles.words}>
        {lead ?? words.lead}
        {documents.map((document, index) => (
          <Fragment key={document.to ?? document.href}>
            {separator(index)}
            <Anchor
              className={styles.link}
              to={document.to}
              href={document.href}
              onClick={(event) => open(event, document)}
            >
              {words.name(document.title)}
            </Anchor>
          </Fragment>
        ))}
      </span>
    </Checkbox>
  );
}
