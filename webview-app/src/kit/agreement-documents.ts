/** The documents that a box asks to agree to: those of the central configuration, where the service names some for the product. */
import type { Clause } from '../platform/configuration.ts';
import { addressOfService } from './service-links.ts';

export interface LinkedDocument {
  readonly title: string;
  /** An address within the app. */
  readonly to: string;
}

/** Returns the document with its address within the app; nothing for one that this app has no page of. */
export function linkedDocument({ title, url }: Clause): LinkedDocument[] {
  const to = addressOfService(url);
  return to ? [{ title, to }] : [];
}

/** Returns the linked documents of a product; an empty list where none are configured. */
export function documentsOf(groups: Readonly<Record<string, readonly Clause[]>>, productNo: string): LinkedDocument[] {
  return Object.hasOwn(groups, productNo) ? (groups[productNo] ?? []).flatMap(linkedDocument) : [];
}
