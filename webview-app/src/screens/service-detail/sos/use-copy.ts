import { useEffect, useRef, useState } from 'react';
import type { DataOf } from '../../../api/endpoint.ts';
import { copyAtOnce, type InputOf } from '../../../client/request.ts';
import { pageKey, type ReadRow } from '../../../kit/answers/use-page.ts';
import { useLanguage } from '../../../messages/index.ts';

/**
 * Returns the stored copy of a response while the page itself is still loading. An emergency number must not wait for
 * a slow network. Returns undefined without a copy.
 */
export function useCopy<E extends ReadRow>(endpoint: E, input: InputOf<E>): DataOf<E> | undefined {
  const key = `${pageKey(endpoint, input)} ${useLanguage()}`;
  const [copy, setCopy] = useState<{ key: string; data: DataOf<E> }>();
  const latestRequest = useRef({ row: endpoint, input });
  useEffect(() => {
    latestRequest.current = { row: endpoint, input };
  });
  useEffect(() => {
    let isMounted = true;
    void copyAtOnce(latestRequest.current.row, latestRequest.current.input).then((data) => {
      if (isMounted && data !== undefined) setCopy({ key, data });
    });
    return () => {
      isMounted = false;
    };
  }, [key]);
  return copy?.key === key ? copy.data : undefined;
}
