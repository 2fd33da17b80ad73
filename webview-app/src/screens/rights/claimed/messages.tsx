import { BellRing } from 'lucide-react';
import { useEffect, useState } from 'react';
import { listTemplates, submitTemplate } from '../../../api/promotion.ts';
import { request } from '../../../client/request.ts';
import { forgetAsked, noteAsked, wasAsked } from '../../../flows/reminder.ts';
import { openLink } from '../../../kit/open-link.ts';
import { UNMISSED } from '../../../kit/promotion/count-line.tsx';
import { StaleLine } from '../../../kit/stale-line.tsx';
import { useAction } from '../../../kit/use-action.ts';
import { usePage } from '../../../kit/use-page.ts';
import { absoluteUrl, currentPath, dropFromQuery } from '../../../platform/history.ts';
import { ListRow, Rows } from '../../../ui/list-row.tsx';
import { Section } from '../../../ui/section.tsx';
import { notice } from '../../../ui/toast-store.ts';
import { useWords } from './words/index.ts';

const ANSWER = ['template_id', 'action'];

export interface MessagesProps {
  /** The messenger's answer, in the address by which its page comes back. */
  query: { readonly template_id?: string | undefined; readonly action?: string | undefined };
}

/**
 * The messenger's question whether it may remind the person of these rights. It is offered where the service knows the messenger's page
 * for it, and nowhere else; the answer is told to the service when the person comes back. An answer to nothing that was asked is dropped.
 */
export function Messages({ query: { template_id: asked, action } }: MessagesProps) {
  const words = useWords().messages;
  const [expected] = useState(() => asked !== undefined && wasAsked(asked));
  const hasAnswer = asked !== undefined && action !== undefined;
  const isBack = hasAnswer && expected;
  const { start, error, busy } = useAction(async () => {
    const answer = action === 'confirm' ? 'accept' : 'reject';
    await request(submitTemplate, { body: { templateIds: asked ?? '', answer } }, UNMISSED);
    dropFromQuery(ANSWER);
  });
  useEffect(() => {
    if (!hasAnswer) return;
    if (!isBack) return dropFromQuery(ANSWER);
    forgetAsked();
    void start();
  }, [hasAnswer, isBack, start]);
  const input = { query: { scene: 'rights', returnUrl: absoluteUrl(currentPath()) } } as const;
  const list = usePage(listTemplates, isBack ? null : input, UNMISSED).data?.list ?? [];
  const offered = list.flatMap(({ askUrl, ...one }) => (askUrl === undefined ? [] : [{ ...one, askUrl }]));
  if (error) return <StaleLine words={words.notNoted} onRetry={() => void start()} retrying={busy} />;
  if (offered.length === 0) return null;
  return (
    <Section title={words.title}>
      <Rows>
        {offered.map(({ templateId, title, desc, subscribed, askUrl }) => (
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

/** Opens the messenger's page that asks. Where the host may not open it, the person is told, and nothing was asked. */
async function ask(templateId: string, askUrl: string, notHere: string): Promise<void> {
  noteAsked(templateId);
  try {
    await openLink(askUrl);
  } catch {
    forgetAsked();
    notice(notHere, 'warning');
  }
}
