import { storeRequestedDoctor } from '../../../flows/requested-doctor.ts';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { useServices } from '../parts/use-services.ts';
import { useWords } from '../words/index.ts';

/**
 * Links to a question to this doctor, for an address without an order. With one service the link uses it. With several it opens the choice of
 * services. Without a service it opens the packages. If the services fail to load, it opens the choice, which loads them again.
 */
export function OwnServiceBar({ doctorId }: { doctorId: string }) {
  const { doctor: words, service: serviceWords } = useWords();
  const { status, data } = useServices(true);
  if (status === 'loading') {
    return (
      <BottomBar>
        <Button wide busy>
          {words.ask}
        </Button>
      </BottomBar>
    );
  }
  const [firstService, ...otherServices] = data?.list ?? [];
  if (data && !firstService) {
    return (
      <BottomBar note={data.isUsedUp ? serviceWords.usedUp : words.noService}>
        <LinkButton wide to={href('checkup.package-list')} onClick={() => storeRequestedDoctor(doctorId)}>
          {serviceWords.get}
        </LinkButton>
      </BottomBar>
    );
  }
  if (firstService && otherServices.length === 0) {
    const { productNo, orderNo } = firstService.order;
    return (
      <BottomBar note={words.useService(firstService.order.productName, firstService.timesLeft)}>
        <LinkButton
          wide
          to={href('consultation.graphic-submit', { productNo, orderNo }, { doctorId, kind: 'special' })}
        >
          {words.ask}
        </LinkButton>
      </BottomBar>
    );
  }
  return (
    <BottomBar note={data ? words.covered : undefined}>
      <LinkButton wide to={href('consultation.online', {}, { doctorId })}>
        {words.ask}
      </LinkButton>
    </BottomBar>
  );
}
