import { type Static, Type } from 'typebox';
import { get, post } from './endpoint.ts';
import { Address, Count, IsoDate, IsoDateTime, OneOf, Personal, Text } from './shapes.ts';
import { seenPhone, seenStatus } from './shapes-seen.ts';

/** A call that was made. */
export const PhoneDoctorCall = Type.Object({
  callId: Text(),
  calledAt: IsoDateTime(),
  minutes: Count(),
  topic: Text(),
  doctorName: Text(),
});
export type PhoneDoctorCall = Static<typeof PhoneDoctorCall>;

/** The phone doctor service. `phone` exists once the service is active. */
export const PhoneDoctor = Type.Object({
  orderNo: Text(),
  productName: Text(),
  /** Picture of the service. */
  coverUrl: Type.Optional(Address()),
  status: OneOf('inactive', 'active', 'expired'),
  phone: Type.Optional(Text()),
  openHours: Text(),
  /** The number from which the person calls, masked. */
  mobile: Text(),
  activatedAt: Type.Optional(IsoDateTime()),
  validTo: Type.Optional(IsoDate()),
  /** The additional benefits of the upgrade. */
  benefits: Type.Array(Type.Object({ title: Text(), desc: Text() })),
  steps: Type.Array(Type.Object({ title: Text(), desc: Text() })),
  calls: Type.Array(PhoneDoctorCall),
  notes: Type.Array(Text()),
});
export type PhoneDoctor = Static<typeof PhoneDoctor>;

const OfOrder = Type.Object({ orderNo: Text() });

export const getPhoneDoctor = get('/api/sdhealth/phone-doctor/detail', { query: OfOrder, data: PhoneDoctor });

export const getTobPhoneDoctor = get('/api/sdhealth/tob/phone-doctor/detail', { query: OfOrder, data: PhoneDoctor });

/**
 * Activates the service. If it is already active, a call without a state returns it unchanged. `mobile` may differ from the account's own
 * number, `seenPhone`. Code 40952: the order has nothing to activate.
 */
export const activatePhoneDoctor = post('/api/sdhealth/phone-doctor/active', {
  changes: true,
  form: Type.Object({
    orderNo: Text(),
    mobile: Type.Optional(Personal('phone')),
    seenStatus,
    seenPhone: Type.Optional(seenPhone),
  }),
  data: PhoneDoctor,
  seen: ['seenStatus', 'seenPhone'],
  errors: [40952],
});
