import { useId, useState } from 'react';
import { useSnapshot } from 'valtio';
import { Hotline } from '../kit/links/hotline.tsx';
import { useLanguage, useText } from '../messages/index.ts';
import { useLaterWords } from '../messages/later-words.ts';
import { config, reloadConfig } from '../platform/configuration.ts';
import { currentPath } from '../platform/history.ts';
import { settings } from '../platform/settings.ts';
import { isReloadBlocked } from '../platform/unsaved-work.ts';
import { href } from '../routes.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Text } from '../ui/layout.tsx';
import { Modal } from '../ui/modal.tsx';

export interface SwitchedOffProps {
  stop: 'maintenance' | 'screen-off';
  /** True to cover the open page and its dialogs. Its input is kept. */
  isOver: boolean;
}

/** Shows that the service has closed the app or this page, with a retry, the service's phone number, and for one page a link to home. */
export function SwitchedOff({ stop, isOver }: SwitchedOffProps) {
  const words = useLaterWords().switchedOff;
  const id = useId();
  if (!isOver) return <Words stop={stop} title={words[stop]} />;
  return (
    <Modal open labelledBy={id} place="full">
      <Text as="h2" size="l" id={id}>
        {words[stop]}
      </Text>
      <Words stop={stop} title={null} kept={isReloadBlocked() ? words.kept : undefined} />
    </Modal>
  );
}

function Words({
  stop,
  title,
  kept,
}: {
  stop: SwitchedOffProps['stop'];
  title: string | null;
  kept?: string | undefined;
}) {
  const t = useText();
  const words = useLaterWords().switchedOff;
  const language = useLanguage();
  const { maintenance } = useSnapshot(config);
  const [busy, setBusy] = useState(false);
  const lookAgain = () => {
    setBusy(true);
    void reloadConfig().finally(() => setBusy(false));
  };
  const home = href('home.main');
  return (
    <>
      <EmptyState
        scene="waiting"
        title={title}
        text={
          <>
            {maintenance && stop === 'maintenance' ? maintenance[language] : words.text}
            {kept ? <Text as="span">{kept}</Text> : null}
          </>
        }
        action={
          <>
            <Button wide busy={busy} onClick={lookAgain}>
              {t.common.retry}
            </Button>
            {stop === 'screen-off' && currentPath() !== home ? (
              <LinkButton wide tone="secondary" to={home}>
                {t.common.home}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {settings.servicePhone ? (
        <Hotline label={words.phone} phone={settings.servicePhone} text={t.common.serviceHours} />
      ) : null}
    </>
  );
}
