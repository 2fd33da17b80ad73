import { BellRing } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { listTemplates } from '../../../api/promotion.ts';
import { QUIET } from '../../../client/request.ts';
import { useAction } from '../../../kit/action/use-action.ts';
import { StaleLine } from '../../../kit/answers/stale-line.tsx';
import { usePage } from '../../../kit/answers/use-page.ts';
import { openLink } from '../../../kit/links/open-link.ts';
import { absoluteUrl, currentPath, dropFromQuery } from '../../../platform/history.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { notice } from '../../../ui/toast-store.ts';
import { forgetMessenger, noteMessengerOpened, submitAnswer, wasMessengerOpened } from '../flows/reminder.ts';
import { useWords } from './words/index.ts';

const ANSWER_PARAMETERS = ['template_id', 'action'];

export interface MessagesProps {
  /** The messenger's answer, which its page adds to the address on return. */
  query: { readonly template_id?: string | undefined; readonly action?: string | undefined };
}

/**
 * Offers reminders by the messenger, if the service provides the messenger's page for them. When the person returns from that
 * page, the answer is sent to the service. An answer to a question that was not asked in this visit is dropped.
 */
export function Messages({ query }: MessagesProps) {
  const words = useWords().messages;
  const hasAnswer = query.template_id !== undefined && query.action !== undefined;
  const [answer] = useState(() => answerIn(query));
  const [isOpen, setOpen] = useState(answer !== undefined);
  const { start, error, busy } = useAction(async () => {
    if (answer) await submitAnswer(answer.templateId, answer.answer);
  });
  const deliverAnswer = useCallback(async () => {
    if (await start()) setOpen(false);
  }, [start]);
  useEffect(() => {
    if (!hasAnswer) return;
    if (isOpen) void deliverAnswer();
    else dropFromQuery(ANSWER_PARAMETERS);
  }, [hasAnswer, isOpen, deliverAnswer]);
  const input = { query: { scene: 'rights', returnUrl: absoluteUrl(currentPath()) } } as const;
  const list = usePage(listTemplates, hasAnswer ? null : input, QUIET).data?.list ?? [];
  const offeredTemplates = list.flatMap(({ askUrl, ...message }) =>
    askUrl === undefined ? [] : [{ ...message, askUrl }],
  );
  if (error) return <StaleLine words={words.notNoted} onRetry={() => void deliverAnswer()} retrying={busy} />;
  if (offeredTemplates.length === 0) return null;
  return (
    <Section title={words.title}>
      <Rows>
        {offeredTemplates.map(({ templateId, title, desc, subscribed, askUrl }) => (
          <ListRow
            key={templateId}
            icon={<BellRing />}
            title={title}
            text={desc}
            value={subscribed ? words.on : words.off}
            {...(subscribed ? {} : { onClick: () => void ask(templateId, askUrl, words.notHere) })}
          />
        ))}
      </Rows>
    </Section>
  );
}

/** Returns the answer in the address, or undefined if its question was not asked. */
function answerIn({ template_id: templateId, action }: MessagesProps['query']) {
  if (templateId === undefined || action === undefined || !wasMessengerOpened(templateId)) return undefined;
  return { templateId, answer: action === 'confirm' ? 'accept' : 'reject' } as const;
}

/** Opens the messenger's page with the question. If the host refuses it, a message is shown, and the question counts as not asked. */
async function ask(templateId: string, askUrl: string, failureText: string): Promise<void> {
  noteMessengerOpened(templateId);
  try {
    await openLink(askUrl);
  } catch {
    forgetMessenger();
    notice(failureText, 'warning');
  }
}
