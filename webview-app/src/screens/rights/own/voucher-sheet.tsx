import { useState } from 'react';
import type { UserRight } from '../../../api/user-rights.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { benefitIcons } from '../../../kit/icons/benefit-icons.tsx';
import { addressOfService } from '../../../kit/links/service-links.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { momentText } from '../../../messages/date-text.ts';
import { useText } from '../../../messages/index.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Note, Text } from '../../../ui/layout.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { type SpentUse, spendUse } from '../flows/card-use.ts';
import { RemainingUses } from './remaining-uses.tsx';
import styles from './voucher-sheet.module.css';
import { useWords } from './words/index.ts';

/** A service of the card, from the list of services or from the list of rights. */
export interface UsableService {
  serviceCode: string;
  name: string;
  desc: string;
  icon: UserRight['icon'];
  unlimited: boolean;
  total?: number;
  left?: number;
}

export interface VoucherSheetProps {
  service: UsableService;
  onClose: () => void;
  /** Reloads the service, because a use is spent or may be spent. */
  onChanged: () => void;
}

/** Asks for confirmation before a use is spent for a voucher, then links to the voucher. */
export function VoucherSheet({ service, onClose, onChanged }: VoucherSheetProps) {
  const t = useText();
  const words = useWords().use;
  const { serviceCode, name, desc, icon, left } = service;
  const [result, setResult] = useState<SpentUse>();
  const use = useAction(async (key, displayedUses: number | undefined) => {
    try {
      setResult(await spendUse({ serviceCode, ...(displayedUses !== undefined && { left: displayedUses }) }, key));
    } finally {
      onChanged();
    }
  });
  const to = addressOfService(result?.link ?? '');
  return (
    <Sheet
      open
      title={result ? words.doneTitle : words.title}
      onCancel={use.busy ? undefined : onClose}
      actions={
        <div className={styles.actions}>
          {use.error ? <FormFailure words={errorLine(use.error, t)} /> : null}
          {result ? (
            to ? (
              <LinkButton wide to={to}>
                {words.showCode}
              </LinkButton>
            ) : (
              <Button wide onClick={onClose}>
                {t.common.iKnow}
              </Button>
            )
          ) : (
            <Button wide busy={use.busy} disabled={left === 0} onClick={() => void use.start(left)}>
              {words.confirm}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.service}>
        <span className={styles.icon} aria-hidden="true">
          {benefitIcons[icon]}
        </span>
        <div className={styles.words}>
          <Text size="l" weight="bold" tight>
            {name}
          </Text>
          <Note>{desc}</Note>
          <RemainingUses {...service} />
        </div>
      </div>
      {result ? (
        <Callout tone="good" title={words.done} live>
          <p>{words.doneText(momentText(result.usedAt), result.logNo)}</p>
        </Callout>
      ) : (
        <Note>{service.unlimited ? words.unlimitedText : words.text}</Note>
      )}
    </Sheet>
  );
}
