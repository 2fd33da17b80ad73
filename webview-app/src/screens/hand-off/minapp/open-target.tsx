import { type ReactNode, useState } from 'react';
import type { MiniProgramTarget } from '../../../api/static-hand-off.ts';
import { showIfTooOld } from '../../../flows/too-old.ts';
import { waitAfterOpening } from '../../../kit/action/after-opening.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { CountedSteps } from '../../../kit/page/counted-steps.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { copyText } from '../../../platform/copy-text.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Details } from '../../../ui/details.tsx';
import { Text } from '../../../ui/layout.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Section } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast-store.ts';
import styles from './minapp.module.css';
import { type OpenMethod, openMethodOf, openMiniProgramOf } from './mini-program.ts';
import { useWords } from './words/index.ts';

/** Shows a mini-program and the button that opens it. Without a button, or after a failure, explains how to find it in WeChat. */
export function OpenTarget({ target, children }: { target: MiniProgramTarget; children: ReactNode }) {
  const words = useWords();
  const action = openMethodOf(target);
  const open = useAction(async () => {
    try {
      await openMiniProgramOf(target);
    } catch (error) {
      showIfTooOld(error);
      throw error;
    }
    await waitAfterOpening();
  });
  const needsSearch = action === 'find' || open.error !== undefined;
  return (
    <ScreenFrame title={target.title} titleHidden bottom={<Bar action={action} target={target} open={open} />}>
      <div className={styles.head}>
        <span className={styles.picture}>
          <Picture src={target.imgUrl ?? ''} alt="" ratio={1} eager />
        </span>
        <Text size="2xl" weight="bold" tight aria-hidden="true">
          {target.title}
        </Text>
        {target.desc ? <p className={styles.desc}>{target.desc}</p> : null}
      </div>
      {open.error ? (
        <Callout tone="danger" live title={words.notOpened}>
          {words.notOpenedText}
        </Callout>
      ) : null}
      {needsSearch ? <HowToFind target={target} /> : null}
      {children}
      {needsSearch ? null : (
        <Card snug>
          <Details title={words.find}>
            <Steps target={target} />
          </Details>
        </Card>
      )}
    </ScreenFrame>
  );
}

interface BarProps {
  action: OpenMethod;
  target: MiniProgramTarget;
  open: { busy: boolean; start: () => Promise<boolean> };
}

function Bar({ action, target, open }: BarProps) {
  const words = useWords();
  if (action === 'find')
    return (
      <BottomBar>
        <CopyName name={target.title} />
      </BottomBar>
    );
  return (
    <BottomBar note={action === 'here' ? words.hereText : words.openText}>
      <Button wide busy={open.busy} onClick={() => void open.start()}>
        {action === 'here' ? words.here : words.open}
      </Button>
    </BottomBar>
  );
}

/** Copies the name. Without a clipboard it shows no error, because the last step shows the name. */
function CopyName({ name }: { name: string }) {
  const words = useWords();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(name);
    setRefused(!isCopied);
    if (isCopied) toast(words.copied);
  };
  return (
    <>
      {isRefused ? (
        <p className={styles.byHand} role="status">
          {name}
        </p>
      ) : null}
      <Button wide onClick={() => void copy()}>
        {words.copyName}
      </Button>
    </>
  );
}

function Steps({ target: { title } }: { target: MiniProgramTarget }) {
  return (
    <CountedSteps>
      {useWords()
        .findSteps(title)
        .map((step) => (
          <li key={step}>{step}</li>
        ))}
    </CountedSteps>
  );
}

function HowToFind({ target }: { target: MiniProgramTarget }) {
  const { title, codeUrl } = target;
  const words = useWords();
  return (
    <Section title={words.find}>
      <Card>
        <Steps target={target} />
        {codeUrl ? (
          <div className={styles.scan}>
            <p>{words.scan}</p>
            <span className={styles.code}>
              <Picture src={codeUrl} alt={words.code(title)} ratio={1} whole />
            </span>
          </div>
        ) : null}
      </Card>
    </Section>
  );
}
