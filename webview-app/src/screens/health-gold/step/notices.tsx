/** Shows callouts of the walking page: an activity that is not running, and steps that cannot be read. */

import { useState } from 'react';
import type { WalkingInfo } from '../../../api/walking.ts';
import { leadToApp } from '../../../flows/hand-off.ts';
import { dayText } from '../../../messages/date-text.ts';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { hasOwnApp } from '../../../rules/has-own-app.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { askForSteps, type HostSteps, hasLicencePage } from '../flows/host-steps.ts';
import { useWords } from './words/index.ts';

/** Shows that the activity has ended or has not begun. Renders nothing while it runs. */
export function InactiveNotice({ info }: { info: WalkingInfo }) {
  const words = useWords().closed;
  if (info.activityTime === 'START') return null;
  const isOver = info.activityTime === 'END';
  return (
    <Callout
      tone="warm"
      title={isOver ? words.over : words.before}
      action={
        <LinkButton small tone="secondary" to={href('health-gold.my-account')}>
          {words.toGoods}
        </LinkButton>
      }
    >
      {isOver ? words.overText : words.beforeText(dayText(info.startAt))}
    </Callout>
  );
}

/** Shows why the phone's steps are missing, with a remedy. Renders nothing if they are known, or until the host has responded. */
export function MissingSteps({ host, read }: { host: HostSteps | undefined; read: () => void }) {
  const t = useText();
  const words = useWords();
  if (!host || host.kind === 'days') return null;
  if (host.kind === 'none')
    return hasOwnApp ? <OnlyInApp /> : <Callout title={words.notCounted.title}>{words.notCounted.text}</Callout>;
  if (host.kind === 'denied') return <PermissionOff read={read} />;
  return (
    <Callout
      title={words.failedSteps.title}
      action={
        <Button small tone="secondary" onClick={read}>
          {t.common.retry}
        </Button>
      }
    >
      {words.failedSteps.text}
    </Callout>
  );
}

function OnlyInApp() {
  const words = useWords().noSteps;
  const [busy, setBusy] = useState(false);
  const open = () => {
    setBusy(true);
    void leadToApp().finally(() => setBusy(false));
  };
  return (
    <Callout
      title={words.title}
      action={
        <Button small busy={busy} onClick={open}>
          {words.button}
        </Button>
      }
    >
      {words.text}
    </Callout>
  );
}

/** Requests the steps. A system that asks only once gets a page with an explanation first. */
function PermissionOff({ read }: { read: () => void }) {
  const words = useWords().off;
  const [state, setState] = useState<'busy' | 'refused'>();
  const requestPermission = async () => {
    setState('busy');
    const outcome = await askForSteps();
    setState(outcome === 'refused' ? 'refused' : undefined);
    if (outcome === 'granted') read();
  };
  return (
    <Callout
      title={words.title}
      live
      action={
        hasLicencePage() ? (
          <LinkButton small to={href('health-gold.ios-step-license')}>
            {words.button}
          </LinkButton>
        ) : (
          <Button small busy={state === 'busy'} onClick={() => void requestPermission()}>
            {words.button}
          </Button>
        )
      }
    >
      {state === 'refused' ? words.refused : words.text}
    </Callout>
  );
}
