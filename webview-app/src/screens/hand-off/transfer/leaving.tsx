import { openPage } from '@sdhealth/bridge-sdk';
import { waitAfterOpening } from '../../../kit/action/after-opening.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { ScreenFrame } from '../../../kit/page/screen-frame.tsx';
import { useScreenTitle } from '../../../kit/page/use-screen-title.ts';
import { bridge } from '../../../platform/bridge.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import styles from './leaving.module.css';
import { useWords } from './words/index.ts';

/** Names the site to which a shop sends the person, who decides whether to go there. */
export function Leaving({ url, site }: { url: string; site: string }) {
  const words = useWords();
  useScreenTitle(words.bar);
  const open = useAction(async () => {
    await bridge.call(openPage, { url });
    await waitAfterOpening();
  });
  return (
    <ScreenFrame
      title={words.bar}
      titleHidden
      bottom={
        <BottomBar note={open.error ? <FormFailure words={words.notOpened} /> : undefined}>
          <Button wide busy={open.busy} onClick={() => void open.start()}>
            {words.goOn}
          </Button>
        </BottomBar>
      }
    >
      <EmptyState
        scene="waiting"
        title={words.leaving}
        text={
          <>
            <strong className={styles.site}>{site}</strong>
            {words.leavingText}
          </>
        }
        action={
          <LinkButton wide tone="quiet" to={href('home.main')} replace>
            {words.stay}
          </LinkButton>
        }
      />
    </ScreenFrame>
  );
}
