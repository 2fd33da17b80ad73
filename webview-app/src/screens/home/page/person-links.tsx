import { useSnapshot } from 'valtio';
import { leaveSession } from '../../../flows/session.ts';
import { href } from '../../../routes.ts';
import { session } from '../../../store/session.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';

/** Links to the person's data and the logout, at the foot of an entry page. */
export function PersonLinks() {
  const words = useWords().home;
  const { status } = useSnapshot(session);
  return (
    <>
      <LinkButton small tone="quiet" to={href('content.static', { label: 'privacy' })}>
        {words.privacy}
      </LinkButton>
      {status === 'logged-in' ? (
        <Button small tone="quiet" onClick={() => void leaveSession()}>
          {words.logout}
        </Button>
      ) : null}
    </>
  );
}
