/**
 * The proof that a typed mobile number is the person's, by a code. Rules:
 * 1. A number is asked for its code once; another number asks anew.
 * 2. A proof that the service takes no more is forgotten: a code is asked for again.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { sendTobVerifyCode, verifyTobCode } from '../../api/verification.ts';
import { LOGIN_REFUSED, PHONE_UNPROVED } from '../../client/codes.ts';
import { isApiError, request } from '../../client/request.ts';
import { actionKey } from '../../flows/action-key.ts';
import { codeWait } from '../../flows/code-wait.ts';
import { useFieldWords } from '../../messages/field-words.ts';
import { useText } from '../../messages/index.ts';
import { plain } from '../../rules/plain-text.ts';
import { ruleCheck } from '../rule-check.ts';
import { FieldFault } from '../use-form.ts';
import type { PersonValues } from './person-form.ts';

/** The state of a number: a code was sent to it, or why none was. */
interface Asked {
  mobile: string;
  problem?: { at: 'phone' | 'code'; words: string };
}

export interface PhoneProof {
  /** A code is asked for this number. */
  isNeeded: (phone: string) => boolean;
  /** Seconds until another code may be asked for; 0 is now. */
  secondsLeft: number;
  asked: (phone: string) => Asked | undefined;
  /** Sends a code to the number. */
  send: (phone: string) => void;
  /** Proves a typed number if that is asked for, then writes with the proof. A wrong code is a `FieldFault`. */
  during: <T>(
    values: Pick<PersonValues, 'phone' | 'code'>,
    write: (proof: { verifyToken?: string }) => Promise<T>,
  ) => Promise<T>;
}

/** `isAsked`: this booking wants typed numbers to be proved. `scene` names to the service what the code is for. */
export function usePhoneProof(isAsked: boolean, scene = 'booking'): PhoneProof {
  const t = useText();
  const fields = useFieldWords();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const wait = useMemo(() => codeWait(setSecondsLeft), []);
  useEffect(() => {
    wait.resume();
    return wait.pause;
  }, [wait]);
  const [codes] = useState(actionKey);
  const [proofs] = useState(actionKey);
  const [requested, setRequested] = useState<Asked>();
  const [provedMobile, setProvedMobile] = useState('');
  const proof = useRef({ mobile: '', verifyToken: '' });
  const prove = (next: typeof proof.current) => {
    proof.current = next;
    setProvedMobile(next.mobile);
  };

  const send = async (mobile: string) => {
    const broken = ruleCheck(fields, 'notEmpty', 'phone')(mobile);
    if (broken) return setRequested({ mobile, problem: { at: 'phone', words: broken } });
    setRequested(undefined);
    wait.start();
    try {
      await codes.during(mobile, (idempotencyKey) =>
        request(sendTobVerifyCode, { body: { mobile, scene } }, { notice: false, idempotencyKey }),
      );
      setRequested({ mobile });
    } catch (error) {
      wait.end();
      const words = (isApiError(error) && error.serverMessage) || fields.login.codeFailed;
      setRequested({ mobile, problem: { at: 'code', words } });
    }
  };

  const verify = async (mobile: string, verifyCode: string) => {
    const options = { notice: false, expected: [LOGIN_REFUSED] };
    const { verifyToken } = await proofs
      .during(`${mobile} ${verifyCode}`, (idempotencyKey) =>
        request(verifyTobCode, { body: { mobile, verifyCode } }, { ...options, idempotencyKey }),
      )
      .catch(asFieldFault(LOGIN_REFUSED, t.login.failed));
    prove({ mobile, verifyToken });
  };

  return {
    secondsLeft,
    isNeeded: (phone) => isAsked && (provedMobile === '' || plain.phone(phone) !== provedMobile),
    asked: (phone) => (requested?.mobile === plain.phone(phone) ? requested : undefined),
    send: (phone) => {
      if (secondsLeft === 0) void send(plain.phone(phone));
    },
    async during(values, write) {
      if (!isAsked) return write({});
      const mobile = plain.phone(values.phone);
      if (proof.current.mobile !== mobile) await verify(mobile, plain.code(values.code));
      try {
        return await write({ verifyToken: proof.current.verifyToken });
      } catch (error) {
        if (isApiError(error, PHONE_UNPROVED)) prove({ mobile: '', verifyToken: '' });
        return asFieldFault(PHONE_UNPROVED, t.login.failed)(error);
      }
    },
  };
}

/** For a call whose refusal with this code is said at the code's field. */
const asFieldFault =
  (code: number, otherwise: string) =>
  (error: unknown): never => {
    if (isApiError(error, code)) throw new FieldFault('code', error.serverMessage ?? otherwise);
    throw error;
  };
