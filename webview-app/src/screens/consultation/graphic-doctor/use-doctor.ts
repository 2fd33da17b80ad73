import type { DoctorDetails } from '../../../api/doctor.ts';
import { getDoctorDetails } from '../../../api/special-inquiry.ts';
import { getTobDoctorDetails } from '../../../api/tob-inquiry.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { type LoadState, useResource } from '../../../kit/answers/use-resource.ts';
import { type ConsultationKind, consultationKind } from '../flows/consultation-kind.ts';

export interface FoundDoctor {
  readonly details: DoctorDetails;
  readonly kind: ConsultationKind;
  readonly orderNo: string | undefined;
}

/** The order or consultation from which the person opened the doctor. */
export interface DoctorContext {
  readonly orderNo: string | undefined;
  /** A consultation of the person. The response contains its order. */
  readonly bizOrderNo: string | undefined;
  /** The kind of consultation in the address. */
  readonly requestedKind: string | undefined;
}

const DETAIL_ENDPOINTS = { special: getDoctorDetails, tob: getTobDoctorDetails } as const;

/** Loads a doctor from the order's source, or from the outside network without an order. Returns `null` for an unknown doctor. */
export function useDoctor(
  encryptDoctorId: string,
  { orderNo, bizOrderNo, requestedKind }: DoctorContext,
): LoadState<FoundDoctor | null> {
  const key = `doctor ${encryptDoctorId} ${orderNo} ${bizOrderNo} ${requestedKind}`;
  return useResource<FoundDoctor | null>(key, async (signal) => {
    const options = { signal, expected: [NOT_FOUND] };
    const detailsOf = (kind: ConsultationKind, context: { orderNo?: string; bizOrderNo?: string }) =>
      request(DETAIL_ENDPOINTS[kind], { query: { encryptDoctorId, ...context } }, options);
    try {
      // The response for a consultation contains its order.
      const first = orderNo ? undefined : await detailsOf('special', bizOrderNo ? { bizOrderNo } : {});
      const foundOrderNo = orderNo ?? first?.orderNo;
      const kind = foundOrderNo ? await consultationKind(foundOrderNo, requestedKind, signal) : 'special';
      const isLoaded = first !== undefined && kind === 'special';
      return {
        details: isLoaded ? first : await detailsOf(kind, foundOrderNo ? { orderNo: foundOrderNo } : {}),
        kind,
        orderNo: foundOrderNo,
      };
    } catch (error) {
      if (isApiError(error, NOT_FOUND)) return null;
      throw error;
    }
  });
}
