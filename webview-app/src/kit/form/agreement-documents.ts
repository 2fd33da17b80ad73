/** Returns the documents that a person agrees to, as the central configuration lists them for a product. */
import type { Clause } from '../../platform/configuration.ts';
import type { LinkTarget } from '../../ui/anchor.tsx';
import { addressOfService } from '../links/service-links.ts';

export interface LinkedDocument extends LinkTarget {
  readonly title: string;
}

/** Returns a list with the document and its address within the app. The list is empty if the app has no page for it. */
export function linkedDocument({ title, url }: Clause): LinkedDocument[] {
  const to = addressOfService(url);
  return to ? [{ title, to }] : [];
}

/** Returns the linked documents of a product. The list is empty if none are configured. */
export function documentsOf(groups: Readonly<Record<string, readonly Clause[]>>, productNo: string): LinkedDocument[] {
  return Object.hasOwn(groups, productNo) ? (groups[productNo] ?? []).flatMap(linkedDocument) : [];
}
