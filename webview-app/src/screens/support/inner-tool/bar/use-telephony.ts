import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { openTelephony } from '../../../../telephony/open-telephony.ts';
import type { Telephony, TelephonyState } from '../../../../telephony/types.ts';

/** Opens the telephony while the bar is mounted. */
export function useOpenTelephony(): Telephony | undefined {
  const [telephony, setTelephony] = useState<Telephony>();
  useEffect(() => {
    const handle = openTelephony();
    setTelephony(handle.telephony);
    return () => handle.close();
  }, []);
  return telephony;
}

export function useTelephonyState(telephony: Telephony): TelephonyState {
  const subscribe = useCallback((listener: () => void) => telephony.subscribe(listener), [telephony]);
  return useSyncExternalStore(subscribe, () => telephony.state());
}
