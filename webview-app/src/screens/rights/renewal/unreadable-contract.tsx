import { callCustomerService } from '../../../flows/customer-service.ts';
import { ErrorState } from '../../../ui/empty-state.tsx';
import { useWords } from './words/index.ts';

export interface UnreadableContractProps {
  onRetry: () => void;
  retrying: boolean;
}

/** Says that there is a contract which cannot be read here, so it is not offered. It can be asked for again. */
export function UnreadableContract(props: UnreadableContractProps) {
  const { unreadable, unreadableText } = useWords().sign;
  return (
    <ErrorState title={unreadable} text={unreadableText} onService={() => void callCustomerService()} {...props} />
  );
}
