import { callCustomerService } from '../../flows/customer-service.ts';
import { Screen as Frame } from '../../kit/screen.tsx';
import { useText } from '../../messages/index.ts';
import { goBack } from '../../platform/history.ts';
import type { ScreenProps } from '../../routes.ts';
import { ErrorState } from '../../ui/empty-state.tsx';

/** Where a person is sent when something elsewhere went wrong. `?code=` is shown as a support code, never as an explanation. */
export function Screen({ query }: ScreenProps<'other.error'>) {
  const t = useText();
  const code = /^[A-Za-z0-9-]{1,20}$/.exec(query.get('code') ?? '')?.[0];
  return (
    <Frame title={t.states.failed.title} titleHidden>
      <ErrorState onRetry={() => goBack()} onService={() => void callCustomerService()} supportCode={code} />
    </Frame>
  );
}
