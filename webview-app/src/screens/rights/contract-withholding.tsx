import { type EntrustOffer, hasBindEntrust } from '../../api/entrust.ts';
import { callCustomerService } from '../../flows/customer-service.ts';
import { partOf, usePage } from '../../kit/answers/use-page.ts';
import { addressOfService } from '../../kit/links/service-links.ts';
import { FormOf } from '../../kit/page/form-of.tsx';
import { MissingState } from '../../kit/page/missing-state.tsx';
import { useScreenTitle } from '../../kit/page/use-screen-title.ts';
import { useStepFocus } from '../../kit/page/use-step-focus.ts';
import { ErrorState } from '../../ui/empty-state.tsx';
import { screen } from '../screen.ts';
import { SignForm } from './renewal/sign-form.tsx';
import { Signed } from './renewal/signed.tsx';
import { useBack } from './renewal/use-back.ts';
import { WaitingContract } from './renewal/waiting-contract.tsx';
import { useWords } from './renewal/words/index.ts';

/** Empty state without anything to renew, with a link to all services. */
function NothingToSign() {
  const words = useWords().sign;
  return <MissingState title={words.none} text={words.noneText} linkLabel={words.home} replace />;
}

/** Shows the contract of a renewal: amounts, dates, how it stops, and the form to sign it. */
export const Screen = screen('rights.contract-withholding', function ContractWithholding() {
  const words = useWords().sign;
  useScreenTitle(words.title);
  const page = usePage(hasBindEntrust, {});
  useBack(page.reload);
  useStepFocus(page.data ? (page.data.entrust?.state ?? 'none') : '');
  return (
    <FormOf
      title={words.title}
      page={partOf(page, ({ entrust, offer }) => (entrust && entrust.state !== 'ended' ? entrust : readable(offer)))}
      none={
        page.data?.offer ? <UnreadableContract onRetry={page.reload} retrying={page.reloading} /> : <NothingToSign />
      }
    >
      {(contract) =>
        !('state' in contract) ? (
          <SignForm offer={contract} onBegun={page.reload} />
        ) : contract.state === 'bound' ? (
          <Signed contract={contract} />
        ) : (
          <WaitingContract contract={contract} isReloading={page.reloading} onReload={page.reload} />
        )
      }
    </FormOf>
  );
});

/** Drops an offer whose contract this app cannot show, because nobody agrees to an unread text. */
const readable = (offer: EntrustOffer | undefined): EntrustOffer | null =>
  offer && addressOfService(offer.contractUrl) ? offer : null;

interface UnreadableContractProps {
  onRetry: () => void;
  retrying: boolean;
}

/** Shows that a contract exists but cannot be read here, with a retry. */
function UnreadableContract(props: UnreadableContractProps) {
  const { unreadable, unreadableText } = useWords().sign;
  return (
    <ErrorState title={unreadable} text={unreadableText} onService={() => void callCustomerService()} {...props} />
  );
}
