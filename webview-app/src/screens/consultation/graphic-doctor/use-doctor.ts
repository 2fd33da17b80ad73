import type { DoctorDetails } from '../../../api/doctor.ts';
import { getDoctorDetails } from '../../../api/special-inquiry.ts';
import { getTobDoctorDetails } from '../../../api/tob-inquiry.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { type Shown, useResource } from '../../../kit/answers/use-resource.ts';
import { type ConsultationKind, consultationKind } from '../flows/consultation-kind.ts';

export interface FoundDoctor {
  readonly details: DoctorDetails;
  readonly kind: ConsultationKind;
  readonly orderNo: string | undefined;
}

/** The order or consultation from which the person opened the doctor. */
export interface CameBy {
  readonly orderNo: string | undefined;
  /** A consultation of the person. The answer names its order. */
  readonly bizOrderNo: string | undefined;
  /** The kind of consultation that the address names. */
  readonly named: string | undefined;
}

const ROWS = { special: getDoctorDetails, tob: getTobDoctorDetails } as const;

/** Loads a doctor from the order's source, or the outside network without an order. `null` if unknown. */
export function useDoctor(encryptDoctorId: string, { orderNo, bizOrderNo, named }: CameBy): Shown<FoundDoctor | null> {
  const key = `doctor ${encryptDoctorId} ${orderNo} ${bizOrderNo} ${named}`;
  return useResource<FoundDoctor | null>(key, async (signal) => {
    const options = { signal, expected: [NOT_FOUND] };
    const detailsOf = (kind: ConsultationKind, by: { orderNo?: string; bizOrderNo?: string }) =>
      request(ROWS[kind], { query: { encryptDoctorId, ...by } }, options);
    try {
      // The answer about a consultation names its order.
      const first = orderNo ? undefined : await detailsOf('special', bizOrderNo ? { bizOrderNo } : {});
      const knownOrderNo = orderNo ?? first?.orderNo;
      const kind = knownOrderNo ? await consultationKind(knownOrderNo, named, signal) : 'special';
      const isThere = first !== undefined && kind === 'special';
      return {
        details: isThere ? first : await detailsOf(kind, knownOrderNo ? { orderNo: knownOrderNo } : {}),
        kind,
        orderNo: knownOrderNo,
      };
    } catch (error) {
      if (isApiError(error, NOT_FOUND)) return null;
      throw error;
    }
  });
}
