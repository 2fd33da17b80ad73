import type { RightsPage } from '../../../api/static-rights.ts';
import { errorLine } from '../../../kit/answers/error-words.ts';
import { AgreementRow } from '../../../kit/form/agreement-row.tsx';
import type { Form } from '../../../kit/form/use-form.ts';
import { FormFailure } from '../../../kit/page/form-of.tsx';
import { useText } from '../../../messages/index.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import styles from './claim-bar.module.css';
import type { Claim } from './use-claim.ts';
import { useWords } from './words/index.ts';

export interface ClaimBarProps {
  page: RightsPage;
  claim: Form<Claim>;
  /** False if the person has the rights, or outside of the activity's period. The bar then links to their rights. */
  canClaim: boolean;
  /** True while it is unknown whether the person has the rights. */
  isAsking: boolean;
}

/** Shows the claim button, with the agreement if the page's configuration names one. */
export function ClaimBar({ page, claim, canClaim, isAsking }: ClaimBarProps) {
  const t = useText();
  const words = useWords();
  const failure = claim.error ? <FormFailure words={errorLine(claim.error, t)} /> : null;
  if (!canClaim)
    return (
      <BottomBar note={failure ?? undefined}>
        <LinkButton wide to={href('rights.user-rights')}>
          {words.toMine}
        </LinkButton>
      </BottomBar>
    );
  return (
    <BottomBar
      note={
        <Stack gap={2}>
          {page.agreementNo === undefined ? null : (
            <div className={styles.agreed}>
              <AgreementRow productNo={page.agreementNo} {...claim.field('agreed')} />
            </div>
          )}
          {failure ?? (page.agreementNo === undefined ? words.nothing : null)}
        </Stack>
      }
    >
      <Button wide busy={claim.busy || isAsking} onClick={() => claim.submit()}>
        {page.buttonText}
      </Button>
    </BottomBar>
  );
}
