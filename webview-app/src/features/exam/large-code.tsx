import { X } from 'lucide-react';
import { useId } from 'react';
import { useKitWords } from '../../kit/words/index.ts';
import { useText } from '../../messages/index.ts';
import { IconButton } from '../../ui/button.tsx';
import { Text } from '../../ui/layout.tsx';
import { Modal } from '../../ui/modal.tsx';
import styles from './large-code.module.css';

export interface LargeCodeProps {
  /** The address of the picture. */
  url: string;
  /** The digits in groups. */
  digits: string;
  onClose: () => void;
}

/** Shows a code full screen, black on white even in dark mode, for a scanner behind glass. Its digits can be typed instead. */
export function LargeCode({ url, digits, onClose }: LargeCodeProps) {
  const t = useText();
  const words = useKitWords().examStatus.checkIn;
  const id = useId();
  return (
    <Modal open onCancel={onClose} labelledBy={id} place="full">
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Text as="h2" size="m" id={id}>
            {words.title}
          </Text>
          <IconButton label={t.common.close} icon={<X aria-hidden="true" />} onClick={onClose} />
        </div>
        <img className={styles.code} src={url} alt={words.picture} />
        <p className={styles.digits} translate="no">
          {digits}
        </p>
        <p className={styles.text}>{words.bright}</p>
      </div>
    </Modal>
  );
}
