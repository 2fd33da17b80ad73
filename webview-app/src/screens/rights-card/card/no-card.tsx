import { getOwnRightsCard } from '../../../api/rights-card.ts';
import { QUIET } from '../../../client/request.ts';
import { usePage } from '../../../kit/answers/use-page.ts';
import { ResultFrame } from '../../../kit/page/result-of.tsx';
import { href } from '../../../routes.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { useWords } from '../words/index.ts';
import { Rights } from './rights.tsx';

/** Shows the card's benefits to a person without one, with a link to the claim. */
export function NoCard() {
  const { success: words, claim } = useWords();
  const { offer } = usePage(getOwnRightsCard, {}, QUIET).data ?? {};
  return (
    <ResultFrame
      scene="card"
      barTitle={words.pageTitle}
      title={words.noneTitle}
      text={words.noneText}
      primary={
        <LinkButton wide to={href('rights-card.claim')} replace>
          {words.toClaim}
        </LinkButton>
      }
    >
      {offer ? (
        <Section title={claim.benefitsTitle}>
          <Rights rights={offer.rights} isOwn={false} />
        </Section>
      ) : null}
    </ResultFrame>
  );
}
