import { useSnapshot } from 'valtio';
import { ensureLogin } from '../../../../flows/login.ts';
import { settings } from '../../../../platform/settings.ts';
import { isSignedIn, session } from '../../../../store/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { useWords } from '../words/index.ts';
import { Bar } from './bar.tsx';
import { ConnectionLine } from './connection-line.tsx';
import { useOpenTelephony } from './use-telephony.ts';

/** Shows the bar to a logged-in person or an admin. Anybody else gets a login, because the switch requires a session. */
export function AgentBar() {
  const words = useWords().bar;
  const { status } = useSnapshot(session);
  if (!settings.telephony) return <ConnectionLine connection="notSetUp" />;
  if (isSignedIn(status)) return <OpenBar />;
  if (status === 'restoring') return null;
  return (
    <Callout
      title={words.logInFirst}
      action={
        <Button small onClick={() => void ensureLogin()}>
          {words.logIn}
        </Button>
      }
    >
      {words.logInText}
    </Callout>
  );
}

function OpenBar() {
  const telephony = useOpenTelephony();
  return telephony ? <Bar telephony={telephony} /> : null;
}
