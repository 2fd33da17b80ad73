import { Headset } from 'lucide-react';
import type { RescuePhone } from '../../../api/rescue.ts';
import type { SosPage } from '../../../api/static-service-detail.ts';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { useRecoveryAction } from '../../../kit/answers/retry-action.ts';
import type { LoadState } from '../../../kit/answers/use-resource.ts';
import { dialString } from '../../../kit/links/dial-link.ts';
import { HelpCard, HotlineShape, Hotlines, type PhoneLine } from '../../../kit/links/hotline.tsx';
import { settings } from '../../../platform/settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type AreaWords, useWords } from '../words/index.ts';

interface RescueLinesProps {
  texts: SosPage | undefined;
  /** The numbers of the policy, or undefined while loading. */
  policy: readonly RescuePhone[] | undefined;
  /** The failed load of the texts, or undefined unless it failed. */
  failed: LoadState<SosPage> | undefined;
}

/** Lists the service's numbers to call. Without them it lists the ambulance and customer service. */
export function RescueLines({ texts, policy = [], failed }: RescueLinesProps) {
  const words = useWords().sos;
  const retry = useRecoveryAction(failed?.error, failed?.reload ?? doNothing);
  const lines = linesOf(texts, policy, words);
  if (lines.length > 0) return <Hotlines lines={lines} />;
  const customerService = [
    { label: words.service, phone: settings.servicePhone },
    { label: words.serviceAbroad, phone: settings.overseasPhone },
  ].filter(({ phone }) => phone);
  if (!failed)
    return (
      <>
        <Skeleton>
          <HotlineShape />
          <HotlineShape />
        </Skeleton>
        {customerService.length > 0 ? <Hotlines lines={customerService} /> : null}
      </>
    );
  return (
    <>
      <Hotlines lines={[{ label: words.ambulance, phone: AMBULANCE, text: words.ambulanceText }, ...customerService]} />
      {customerService.length > 0 ? null : (
        <HelpCard icon={<Headset />} title={words.askService} onPress={() => void callCustomerService()} />
      )}
      <Callout
        tone="danger"
        title={words.noNumber}
        live
        action={
          retry ? (
            <Button small tone="secondary" busy={failed.reloading} onClick={retry.run}>
              {retry.label}
            </Button>
          ) : undefined
        }
      >
        {words.noNumberText}
      </Callout>
    </>
  );
}

/** The number of the ambulance in mainland China, for an emergency while the service's numbers are unknown. */
const AMBULANCE = '120';

const doNothing = () => undefined;

/** Merges the numbers of the page and of the policy. The page's numbers come first and do not move. */
function linesOf(texts: SosPage | undefined, policy: readonly RescuePhone[], words: AreaWords['sos']): PhoneLine[] {
  const pageLines = texts
    ? [
        { label: words.home, phone: texts.phone },
        { label: words.abroad, phone: texts.overseasPhone },
      ]
    : [];
  const listedNumbers = pageLines.map(({ phone }) => dialString(phone));
  const others = policy
    .filter(({ dial }) => !listedNumbers.includes(dial))
    .map(({ label, phone, dial, desc }) => ({ label, phone, dial, text: desc }));
  return [...pageLines, ...others];
}
