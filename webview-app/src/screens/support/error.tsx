import { ClipboardList, House, MessageCircle } from 'lucide-react';
import { callCustomerService } from '../../flows/customer-service.ts';
import { ScreenFrame } from '../../kit/page/screen-frame.tsx';
import { useIsInBar } from '../../kit/page/use-is-in-bar.ts';
import { useText } from '../../messages/index.ts';
import { goBack } from '../../platform/history.ts';
import { href } from '../../routes.ts';
import { ErrorState } from '../../ui/empty-state.tsx';
import { ListRow, Rows } from '../../ui/list-row.tsx';
import { screen } from '../screen.ts';
import { useWords } from './words/index.ts';

/** Shows the error page, to which other systems send a person. `?code=` is shown as a support code, never as an explanation. */
export const Screen = screen('support.error', function ErrorPage({ query }) {
  const t = useText();
  const words = useWords().error;
  const isInBar = useIsInBar(t.states.failed.title);
  const code = /^[A-Za-z0-9-]{1,20}$/.exec(query.code ?? '')?.[0];
  return (
    <ScreenFrame title={t.states.failed.title} titleHidden>
      <ErrorState
        title={isInBar ? null : undefined}
        onRetry={() => goBack()}
        onService={() => void callCustomerService()}
        supportCode={code}
      />
      <Rows>
        <ListRow icon={<MessageCircle />} title={words.ask} to={href('consultation.online')} />
        <ListRow icon={<ClipboardList />} title={words.orders} to={href('services.orders')} />
        <ListRow icon={<House />} title={words.home} to={href('home.main')} />
      </Rows>
    </ScreenFrame>
  );
});
