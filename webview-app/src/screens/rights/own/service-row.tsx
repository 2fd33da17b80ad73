import { Headset } from 'lucide-react';
import { callCustomerService } from '../../../flows/customer-service.ts';
import { useText } from '../../../messages/index.ts';
import { ListRow } from '../../../ui/list-row.tsx';

/** Customer service as a row at the end of a page whose own buttons stand where the floating one would cover them. */
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
