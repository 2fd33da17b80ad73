import { type Static, Type } from 'typebox';
import { get } from './endpoint.ts';
import { IsoDate, OneOf, Text } from './shapes.ts';

/** A phone number. `dial` is the number to dial, `phone` its written form. */
export const RescuePhone = Type.Object({
  label: Text(),
  phone: Text(),
  dial: Type.String({ pattern: '^\\+?\\d{3,16}$' }),
  desc: Text(),
});
export type RescuePhone = Static<typeof RescuePhone>;

/** A rescue policy. The server masks name and card number. */
export const GlobalRescue = Type.Object({
  orderNo: Text(),
  productName: Text(),
  status: OneOf('valid', 'notStarted', 'expired'),
  statusText: Text(),
  cardNo: Text(),
  insuredName: Text(),
  validFrom: IsoDate(),
  validTo: IsoDate(),
  region: Text(),
  phones: Type.Array(RescuePhone),
  services: Type.Array(Type.Object({ code: Text(), title: Text(), desc: Text(), limit: Text() })),
  steps: Type.Array(Type.Object({ title: Text(), desc: Text() })),
  /** Things to prepare before a call. */
  checklist: Type.Array(Text()),
  exclusions: Type.Array(Text()),
});
export type GlobalRescue = Static<typeof GlobalRescue>;

export const getGlobalRescue = get('/api/sdhealth/tob/global-rescue/detail', {
  unread: ['the order tells its product', 'productNo'],
  query: Type.Object({ orderNo: Text(), productNo: Type.Optional(Text()) }),
  data: GlobalRescue,
});
