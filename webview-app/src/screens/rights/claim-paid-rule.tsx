import { DetailOf } from '../../kit/page/detail-of.tsx';
import { Points } from '../../kit/page/service-parts.tsx';
import { href } from '../../routes.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { screen } from '../screen.ts';
import { NoPage } from './page/no-page.tsx';
import { useRightsPage } from './page/use-rights-page.ts';
import { useWords } from './words/index.ts';

/** Shows the rules of the health card in chapters, in the version of the page that linked to them. */
export const Screen = screen('rights.claim-paid-rule', function ClaimPaidRule({ query: { version } }) {
  const words = useWords().cardRule;
  return (
    <DetailOf
      title={words.title}
      page={useRightsPage(version)}
      none={<NoPage />}
      view={({ paidRules }) => ({
        title: words.title,
        content: paidRules.map(({ title, lines }) => <Points key={title} title={title} items={lines} />),
        bottom: (
          <BottomBar>
            <LinkButton
              wide
              tone="secondary"
              to={version ? href('rights.claim-paid-version', { version }) : href('rights.claim-paid', {})}
            >
              {words.toCard}
            </LinkButton>
          </BottomBar>
        ),
      })}
    />
  );
});
