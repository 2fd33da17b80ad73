/** Stores what a page knows of an order's payment before the service reports it. */
import { useState } from 'react';

export interface PayWatch {
  /** True while a payment is begun, made or confirmed on this page. */
  isPaying: boolean;
  tellPaying: (isPaying: boolean) => void;
  /** The order's deadline that has passed, as the order names it. */
  over: string | undefined;
  tellOver: (until: string) => void;
}

export function usePayWatch(): PayWatch {
  const [isPaying, tellPaying] = useState(false);
  const [over, tellOver] = useState<string>();
  return { isPaying, tellPaying, over, tellOver };
}
