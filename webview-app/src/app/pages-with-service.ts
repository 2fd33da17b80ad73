import type { RouteId } from '../routes.ts';

/**
 * The pages with the customer service button. They are about something that a person has or looks for, where questions come up. Pages with
 * customer service among their own actions, forms, conversations and public articles have none. On those the button would be a second one
 * or in the way.
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
