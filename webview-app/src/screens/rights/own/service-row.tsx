import { Headset } from 'lucide-react';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { useText } from '../../../messages/index.ts';
import { ListRow } from '../../../ui/list-row.tsx';

/** Shows customer service as a row, for pages on which its floating button would be covered by other buttons. */
export function ServiceRow() {
  const { customerService, serviceHours } = useText().common;
  return (
    <ListRow
      icon={<Headset />}
      title={customerService}
      text={serviceHours}
      onClick={() => void callCustomerService()}
    />
  );
}
