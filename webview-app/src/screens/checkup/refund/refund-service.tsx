import { callCustomerService } from '../../../flows/customer-service.ts';
import { Button } from '../../../ui/button.tsx';
import { useWords } from '../words/index.ts';

/** Opens customer service for a refund that is late. */
export function RefundService() {
  return <Button onClick={() => void callCustomerService()}>{useWords().refund.service}</Button>;
}
