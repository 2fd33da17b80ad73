/** Stores what a page knows of an order's payment before the service reports it. */
import { useState } from 'react';

export interface PayWatch {
  /** True while a payment is begun, made or confirmed on this page. */
  isPaying: boolean;
  setPaying: (isPaying: boolean) => void;
  /** The order's deadline that has passed, in the order's format. */
  over: string | undefined;
  setOver: (until: string) => void;
}

export function usePayWatch(): PayWatch {
  const [isPaying, setPaying] = useState(false);
  const [over, setOver] = useState<string>();
  return { isPaying, setPaying, over, setOver };
}
