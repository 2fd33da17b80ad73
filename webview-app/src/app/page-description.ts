import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../messages/index.ts';
import { match } from '../routes.ts';
import { descriptionOf } from './page-descriptions.ts';

/** Updates the description in the document's head to that of the current page and language. */
export function PageDescription(): null {
  const [path] = useLocation();
  const description = descriptionOf(match(path)?.id, useLanguage());
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
