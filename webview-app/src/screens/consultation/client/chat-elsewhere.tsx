import { useState } from 'react';
import { openThirdPage } from '../../../kit/links/doctor-network-page.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useChatWords } from '../chat/words/index.ts';
import type { OnlineChat } from './find-online-chat.ts';

/** Shows that a conversation continues elsewhere, with a link to it. */
export function ChatElsewhere({ chat, askLink }: { chat: OnlineChat; askLink: string }) {
  const words = useChatWords().elsewhere;
  const [isRefused, setRefused] = useState(false);
  if (chat.kind === 'outside') {
    const open = async () => setRefused(!(await openThirdPage(chat.address).catch(() => false)));
    return (
      <EmptyState
        scene={isRefused ? 'error' : 'empty'}
        title={isRefused ? words.refused : words.title}
        text={isRefused ? words.refusedText : words.text}
        action={
          <Button wide onClick={() => void open()}>
            {words.open}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={words.draft}
      text={words.draftText}
      action={
        <LinkButton to={askLink} wide>
          {words.continueWriting}
        </LinkButton>
      }
    />
  );
}
