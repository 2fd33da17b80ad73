import { useState } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { toast } from '../../ui/toast-store.ts';

/** Returns a function that copies a text and confirms it. If the browser refuses, `isRefused` is true until the next attempt. */
export function useCopy(): {
  readonly isRefused: boolean;
  readonly copy: (text: string, confirmation: string) => Promise<void>;
} {
  const [isRefused, setRefused] = useState(false);
  const copy = async (text: string, confirmation: string) => {
    const isCopied = await copyText(text);
    setRefused(!isCopied);
    if (isCopied) toast(confirmation, 'success');
  };
  return { isRefused, copy };
}
