import type { RouteId } from '../routes.ts';

/**
 * The pages with the customer service button: those about something that a person has or looks for. Forms, conversations and public articles
 * have no button, nor do pages with a customer service link of their own.
 */
export const PAGES_WITH_SERVICE: readonly RouteId[] = [
  'services.current',
  'services.orders',
  'services.checkups',
  'services.consultations',
  'checkup.package-list',
  'checkup.refund-success',
  'checkup.pay-refunded',
  'rights-card.success',
  'rights-card.has-got',
  'service-detail.detail',
  'service-detail.overseas',
  'service-detail.tel-upgrade',
  'consultation.online',
  'consultation.graphic-detail',
  'free-appointment.detail',
  'tob-pec.detail',
  'tob.detail',
  'tob.status',
  'health-gold.my-account',
  'health-gold.goods-detail',
  'rights.health-card',
  'pipeline.overview',
  'pipeline.detail',
  'value-added.order',
];
