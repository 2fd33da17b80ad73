/** The page's own knowledge of an order's payment, besides the service's answer. */
import { useState } from 'react';

export interface PayWatch {
  /** A payment is begun, made or confirmed on this page right now. */
  isPaying: boolean;
  tellPaying: (isPaying: boolean) => void;
  /** The deadline that has come, as the order has it. */
  over: string | undefined;
  tellOver: (until: string) => void;
}

export function usePayWatch(): PayWatch {
  const [isPaying, tellPaying] = useState(false);
  const [over, tellOver] = useState<string>();
  return { isPaying, tellPaying, over, tellOver };
}
