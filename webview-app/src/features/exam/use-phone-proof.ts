/**
 * Proves by a code that a typed mobile number is the person's. Rules:
 * 1. A number is proved once. Another number needs another code.
 * 2. A proof that the service no longer accepts is dropped, and a code is needed again.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { sendTobVerifyCode, verifyTobCode } from '../../api/verification.ts';
import { LOGIN_REFUSED, PHONE_UNPROVED } from '../../client/codes.ts';
import { isApiError, request } from '../../client/request.ts';
import { actionKey } from '../../flows/action-key.ts';
import { codeWait } from '../../flows/code-wait.ts';
import { ruleCheck } from '../../kit/form/rule-check.ts';
import { FieldError } from '../../kit/form/use-form.ts';
import { useFieldWords } from '../../messages/field-words.ts';
import { useText } from '../../messages/index.ts';
import { plain } from '../../rules/plain-text.ts';
import type { PersonValues } from './person-form.ts';

/** The state of a number: a code was sent, or the problem. */
interface Asked {
  mobile: string;
  problem?: { at: 'phone' | 'code'; words: string };
}

export interface PhoneProof {
  /** Tells if this number needs a code. */
  isNeeded: (phone: string) => boolean;
  /** The seconds until another code may be requested, or 0 for now. */
  secondsLeft: number;
  asked: (phone: string) => Asked | undefined;
  /** Sends a code to the number. */
  send: (phone: string) => void;
  /** Proves a typed number if needed, then writes with the proof. Rejects with a `FieldError` for a wrong code. */
  during: <T>(
    values: Pick<PersonValues, 'phone' | 'code'>,
    write: (proof: { verifyToken?: string }) => Promise<T>,
  ) => Promise<T>;
}

/** Returns the proof of a form's number. `isAsked` is true if numbers must be proved. `scene` tells the service what the code is for. */
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
      .catch(asFieldError(LOGIN_REFUSED, t.login.failed));
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
        return asFieldError(PHONE_UNPROVED, t.login.failed)(error);
      }
    },
  };
}

/** Returns a handler that converts a refusal with this code to an error at the code's field. */
const asFieldError =
  (code: number, otherwise: string) =>
  (error: unknown): never => {
    if (isApiError(error, code)) throw new FieldError('code', error.serverMessage ?? otherwise);
    throw error;
  };
