/**
 * Proves by a code that a typed mobile number belongs to the person. Rules:
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

/** The state of the code for a number: it was sent, or a problem occurred. */
interface CodeRequest {
  mobile: string;
  problem?: { field: 'phone' | 'code'; words: string };
}

export interface PhoneProof {
  isNeeded: (phone: string) => boolean;
  /** The seconds until another code may be requested. 0 if it may be requested now. */
  secondsLeft: number;
  codeRequest: (phone: string) => CodeRequest | undefined;
  send: (phone: string) => void;
  /** Proves a typed number if needed, then calls `write` with the proof. Rejects with a `FieldError` for a wrong code. */
  during: <T>(
    values: Pick<PersonValues, 'phone' | 'code'>,
    write: (proof: { verifyToken?: string }) => Promise<T>,
  ) => Promise<T>;
}

/** Returns the proof of a form's number. `isRequired`: numbers must be proved. `scene` is the purpose of the code for the service. */
export function usePhoneProof(isRequired: boolean, scene = 'booking'): PhoneProof {
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
  const [lastRequest, setLastRequest] = useState<CodeRequest>();
  const [provedMobile, setProvedMobile] = useState('');
  const proof = useRef({ mobile: '', verifyToken: '' });
  const setProof = (next: typeof proof.current) => {
    proof.current = next;
    setProvedMobile(next.mobile);
  };

  const send = async (mobile: string) => {
    const error = ruleCheck(fields, 'notEmpty', 'phone')(mobile);
    if (error) return setLastRequest({ mobile, problem: { field: 'phone', words: error } });
    setLastRequest(undefined);
    wait.start();
    try {
      await codes.during(mobile, (idempotencyKey) =>
        request(sendTobVerifyCode, { body: { mobile, scene } }, { notice: false, idempotencyKey }),
      );
      setLastRequest({ mobile });
    } catch (error) {
      wait.end();
      const words = (isApiError(error) && error.serverMessage) || fields.login.codeFailed;
      setLastRequest({ mobile, problem: { field: 'code', words } });
    }
  };

  const verify = async (mobile: string, verifyCode: string) => {
    const options = { notice: false, expected: [LOGIN_REFUSED] };
    const { verifyToken } = await proofs
      .during(`${mobile} ${verifyCode}`, (idempotencyKey) =>
        request(verifyTobCode, { body: { mobile, verifyCode } }, { ...options, idempotencyKey }),
      )
      .catch(asFieldError(LOGIN_REFUSED, t.login.failed));
    setProof({ mobile, verifyToken });
  };

  return {
    secondsLeft,
    isNeeded: (phone) => isRequired && (provedMobile === '' || plain.phone(phone) !== provedMobile),
    codeRequest: (phone) => (lastRequest?.mobile === plain.phone(phone) ? lastRequest : undefined),
    send: (phone) => {
      if (secondsLeft === 0) void send(plain.phone(phone));
    },
    async during(values, write) {
      if (!isRequired) return write({});
      const mobile = plain.phone(values.phone);
      if (proof.current.mobile !== mobile) await verify(mobile, plain.code(values.code));
      try {
        return await write({ verifyToken: proof.current.verifyToken });
      } catch (error) {
        if (isApiError(error, PHONE_UNPROVED)) setProof({ mobile: '', verifyToken: '' });
        return asFieldError(PHONE_UNPROVED, t.login.failed)(error);
      }
    },
  };
}

/** Returns a handler that converts a refusal with this code to an error at the code's field. */
const asFieldError =
  (code: number, defaultMessage: string) =>
  (error: unknown): never => {
    if (isApiError(error, code)) throw new FieldError('code', error.serverMessage ?? defaultMessage);
    throw error;
  };
