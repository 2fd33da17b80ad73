/** Decides how a service of the card is used. An existing result comes before a new use. */
import type { CardService } from '../../../api/health-card.ts';
import { addressOfService } from '../../../kit/links/service-links.ts';

/** A service of the card, from the list of services or from the list of rights. */
export type ServiceUsage = Pick<CardService, 'left' | 'openLink'> & Partial<Pick<CardService, 'way' | 'link'>>;

/** `open`: the result of the last use, `page`: the service's page, `voucher`: spends a use for a code. */
export type ServiceAction = { kind: 'open' | 'page'; to: string } | { kind: 'voucher' } | undefined;

/** Returns how a service is used, or undefined if it cannot be used. `isActive`: the card has not ended. */
export function serviceAction({ way, link, openLink, left }: ServiceUsage, isActive: boolean): ServiceAction {
  const open = addressOfService(openLink ?? '');
  // An existing voucher is opened first. A used-up service or an ended card has nothing else.
  if (open && (way === 'voucher' || left === 0 || !isActive)) return { kind: 'open', to: open };
  if (left === 0 || !isActive) return undefined;
  if (way === 'voucher') return { kind: 'voucher' };
  const to = addressOfService(link ?? '');
  return to ? { kind: 'page', to } : undefined;
}
