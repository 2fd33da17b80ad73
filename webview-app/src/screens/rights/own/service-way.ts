/** The way to a service of the card: what is there already goes before anything new. */
import type { CardService } from '../../../api/health-card.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';

/** A service of the card, whether a list of services or of rights has it. */
export type WayOfService = Pick<CardService, 'left' | 'openLink'> & Partial<Pick<CardService, 'way' | 'link'>>;

/** `open`: what the last use has brought, while it goes on; `page`: the page that does the thing; `voucher`: a use is spent for a code. */
export type ServiceWay = { kind: 'open' | 'page'; to: string } | { kind: 'voucher' } | undefined;

/** Returns the way to a service; undefined where there is none. `isActive`: the card has not ended. */
export function wayOf({ way, link, openLink, left }: WayOfService, isActive: boolean): ServiceWay {
  const open = addressOfService(openLink ?? '');
  // One voucher after the other; a service that is used up has nothing else.
  if (open && (way === 'voucher' || left === 0 || !isActive)) return { kind: 'open', to: open };
  if (left === 0 || !isActive) return undefined;
  if (way === 'voucher') return { kind: 'voucher' };
  const to = addressOfService(link ?? '');
  return to ? { kind: 'page', to } : undefined;
}
