import { Copy } from 'lucide-react';
import { useCopy } from '../../../kit/action/use-copy.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import styles from './voucher.module.css';

/** Shows a voucher code in two large halves, with a button that copies it. */
export function Voucher({ code }: { code: string }) {
  const words = useWords().vas.voucher;
  const { isRefused, copy } = useCopy();
  return (
    <Section title={words.title} text={words.text}>
      <Card>
        <Row gap={2} wrap align="center" justify="center">
          <p className={styles.code} translate="no">
            <span>{code.slice(0, 4)}</span> <span>{code.slice(4)}</span>
          </p>
          <IconButton
            label={words.copy}
            icon={<Copy size={20} aria-hidden="true" />}
            onClick={() => void copy(code, words.copied)}
          />
        </Row>
        {isRefused ? <p role="status">{words.notCopied}</p> : null}
      </Card>
    </Section>
  );
}
