import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../messages/index.ts';
import { match } from '../routes.ts';
import { descriptionOf } from './page-descriptions.ts';

/** Keeps the description in the page's head that of the page that is shown, in the language in use. */
export function PageDescription(): null {
  const [path] = useLocation();
  const description = descriptionOf(match(path)?.id, useLanguage());
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [description]);
  return null;
}
