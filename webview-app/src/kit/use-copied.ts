import { useState } from 'react';
import { copyText } from '../platform/copy-text.ts';
import { toast } from '../ui/toast-store.ts';

/** Copies a text and says so in the words given. Where the browser refuses, `isRefused` is true until the next try: the page says how else. */
export function useCopied(): {
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
