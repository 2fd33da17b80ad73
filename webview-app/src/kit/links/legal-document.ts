/** Links to the provider's legal texts. */
import { legal } from '../../installation/legal.ts';
import { href } from '../../routes.ts';
import type { LinkTarget } from '../../ui/anchor.tsx';

/** Returns where a legal text is: at the installation's own address, otherwise on its page in the app. */
export function legalDocument(label: keyof typeof legal): { readonly to: string } | { readonly href: string } {
  const address = legal[label];
  return address ? { href: address } : { to: href('content.static', { label }) };
}

/** Returns the address that identifies a document in a consent. */
export const addressOfDocument = ({ to, href: address }: LinkTarget): string => to ?? address ?? '';
