import type { PipelinePage, PipelineService } from '../../../api/service-pipeline.ts';
import { CallBar } from '../../../kit/page/service-page.tsx';
import { StatusTaskBar } from '../../../kit/page/status-actions.tsx';
import { href } from '../../../routes.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { activationOf } from './activation-of.ts';
import { ownServices } from './own-services.ts';

/** Shows the next step with a policy's services: activate the first inactive one, else use one, else call. */
export function NextBar({ page, onDone }: { page: PipelinePage; onDone: () => void }) {
  const words = useWords();
  const { orderNo, phone } = page;
  const firstIn = (state: PipelineService['state']) => ownServices(page).find((service) => service.state === state);
  const inactive = firstIn('inactive');
  const active = firstIn('active');
  if (inactive)
    return (
      <StatusTaskBar note={words.next(inactive.name)} task={activationOf({ ...inactive, orderNo }, words, onDone)} />
    );
  if (active)
    return (
      <BottomBar note={words.next(active.name)}>
        <LinkButton
          wide
          to={href('pipeline.detail', {
            serviceNo: active.serviceNo,
            orderNo,
            productType: active.productType,
          })}
        >
          {words.use}
        </LinkButton>
      </BottomBar>
    );
  return <CallBar phone={phone} />;
}
