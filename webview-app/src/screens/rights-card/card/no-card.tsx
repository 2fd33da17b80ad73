import { getOwnRightsCard } from '../../../api/rights-card.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { ResultFrame } from '../../../kit/page/result-of.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { Rights } from './rights.tsx';

/** The page of who has no card yet: what the card gives, and the way to it. */
export function NoCard() {
  const { success: words, claim } = useWords();
  const { offer } = usePage(getOwnRightsCard, {}, QUIET).data ?? {};
  return (
    <ResultFrame
      scene="card"
      kind={words.pageTitle}
      title={words.noneTitle}
      text={words.noneText}
      primary={
        <LinkButton wide to={href('rights-card.claim')} replace>
          {words.toClaim}
        </LinkButton>
      }
    >
      {offer ? (
        <Section title={claim.gives}>
          <Rights rights={offer.rights} own={false} />
        </Section>
      ) : null}
    </ResultFrame>
  );
}
