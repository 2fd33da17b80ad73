import type { DoctorDetails } from '../../../api/doctor.ts';
import { getDoctorDetails } from '../../../api/special-inquiry.ts';
import { getTobDoctorDetails } from '../../../api/tob-inquiry.ts';
import { NOT_FOUND } from '../../../client/codes.ts';
import { isApiError, request } from '../../../client/request.ts';
import { type ConsultationKind, consultationKind } from '../../../flows/consultation-kind.ts';
import { type Shown, useResource } from '../../../kit/use-resource.ts';

export interface FoundDoctor {
  readonly details: DoctorDetails;
  readonly kind: ConsultationKind;
}

const ROWS = { special: getDoctorDetails, tob: getTobDoctorDetails } as const;

/** Loads a doctor from the source of the order; without an order from the outside network. `null`: there is no such doctor. */
export function useDoctor(
  encryptDoctorId: string,
  orderNo: string | undefined,
  named?: string,
): Shown<FoundDoctor | null> {
  const key = `doctor ${encryptDoctorId} ${orderNo} ${named}`;
  return useResource<FoundDoctor | null>(key, async (signal) => {
    try {
      const kind = orderNo ? await consultationKind(orderNo, named, signal) : 'special';
      const query = { encryptDoctorId, ...(orderNo && { orderNo }) };
      return { details: await request(ROWS[kind], { query }, { signal, expected: [NOT_FOUND] }), kind };
    } catch (error) {
      if (isApiError(error, NOT_FOUND)) return null;
      throw error;
    }
  });
}
