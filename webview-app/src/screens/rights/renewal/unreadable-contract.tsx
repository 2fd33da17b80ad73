import { callCustomerService } from '../../../flows/customer-service.ts';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { useWords } from './words/index.ts';

export interface UnreadableContractProps {
  onRetry: () => void;
  retrying: boolean;
}

/** Shows that a contract exists but cannot be read here, with a retry. */
export function UnreadableContract(props: UnreadableContractProps) {
  const { unreadable, unreadableText } = useWords().sign;
  return (
    <ErrorState title={unreadable} text={unreadableText} onService={() => void callCustomerService()} {...props} />
  );
}
