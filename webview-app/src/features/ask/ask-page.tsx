import { useEffect } from 'react';
import { Redirect } from 'wouter';
import { NOT_FOUND } from '../../client/codes.ts';
import { isApiError } from '../../client/request.ts';
import { askChoices } from '../../flows/ask-choices.ts';
import type { AskFlow, AskTo } from '../../flows/ask-flow.ts';
import { askedBefore } from '../../flows/ask-once.ts';
import { useResource } from '../../kit/answers/use-resource.ts';
import { dropDraft } from '../../kit/form/draft.ts';
import { FormOf } from '../../kit/page/form-of.tsx';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { href } from '../../routes.ts';
import { HEALTH_DAYS } from '../../store/sections.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AskFormScreen } from './ask-form-screen.tsx';
import { draftOf } from './draft-name.ts';
import { useAskWords } from './words/index.ts';

export interface AskPageProps {
  /** The kind of consultation, as far as the address contains it. */
  name: string;
  /** Returns the flow. It is asynchronous, because the flow may depend on the order. */
  flow: (signal: AbortSignal) => Promise<AskFlow>;
  productNo: string;
  orderNo: string;
  to?: AskTo;
  /** True if the form begins with the values of the last question. */
  isFollowUp?: boolean;
  /** Returns the page after sending. Default: the conversation. */
  done?: (bizOrderNo: string) => string;
}

/** Shows the form for a question to a doctor, or the reason why no question is possible now. */
export function AskPage({ name, flow, productNo, orderNo, to = {}, isFollowUp = false, done }: AskPageProps) {
  const words = useAskWords();
  const page = useResource(`ask ${name} ${orderNo} ${isFollowUp} ${JSON.stringify(to)}`, async (signal) => {
    try {
      const askFlow = await flow(signal);
      const [start, answerer, choices] = await Promise.all([
        askFlow.start(orderNo, isFollowUp, signal),
        askFlow.answerer(to, orderNo, signal),
        askChoices(signal),
      ]);
      return { flow: askFlow, start, answerer, choices, asked: askedBefore(askFlow, orderNo, start.last) };
    } catch (error) {
      if (isApiError(error, NOT_FOUND)) return null;
      throw error;
    }
  });
  return (
    <FormOf title={isFollowUp ? words.again : words.title} page={page} none={<Unknown />}>
      {(data) => {
        const { allowance, ...start } = data.start;
        const nextPage = done ?? ((bizOrderNo: string) => data.flow.pages.chat(productNo, orderNo, bizOrderNo));
        if (data.asked)
          return <AlreadySent draft={draftOf(data.flow, orderNo, isFollowUp)} nextPage={nextPage(data.asked)} />;
        if (!allowance.canAsk) return <NoQuestionsLeft whyNot={allowance.whyNot} isFollowUp={isFollowUp} />;
        return (
          <AskFormScreen
            flow={data.flow}
            productNo={productNo}
            orderNo={orderNo}
            to={to}
            isFollowUp={isFollowUp}
            askData={{ ...start, choices: data.choices, left: allowance.timesLeft, card: allowance.card }}
            answerer={data.answerer}
            nextPage={nextPage}
            onOutdated={page.reload}
          />
        );
      }}
    </FormOf>
  );
}

/** Opens the conversation of a question that was sent although its response was lost. Its draft is dropped. */
function AlreadySent({ draft, nextPage }: { draft: string; nextPage: string }) {
  const words = useAskWords();
  useEffect(() => {
    dropDraft(draft, HEALTH_DAYS);
    toast(words.sentBefore);
  }, [draft, words]);
  return <Redirect to={nextPage} replace />;
}

function Unknown() {
  const words = useAskWords();
  return <EmptyState title={words.unknown} text={words.unknownText} action={<ToRecords tone="primary" />} />;
}

function NoQuestionsLeft({ whyNot, isFollowUp }: { whyNot: string | undefined; isFollowUp: boolean }) {
  const words = useAskWords();
  return (
    <ScreenFrame title={isFollowUp ? words.again : words.title} titleHidden>
      <EmptyState scene="card" title={words.noneLeft} text={whyNot} action={<Alternatives />} />
    </ScreenFrame>
  );
}

/** Links to another way to ask and to earlier questions. */
function Alternatives() {
  return (
    <>
      <LinkButton wide to={href('consultation.online')}>
        {useAskWords().instead}
      </LinkButton>
      <ToRecords />
    </>
  );
}

function ToRecords({ tone = 'secondary' }: { tone?: 'primary' | 'secondary' }) {
  return (
    <LinkButton wide tone={tone} to={href('services.consultations')}>
      {useAskWords().records}
    </LinkButton>
  );
}
