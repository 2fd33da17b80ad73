/**
 * Manages a form. Rules:
 * 1. No value is cleared or corrected for the person. All values stay when sending fails.
 * 2. Sending checks all fields in order. The first invalid field gets the focus, and nothing is sent.
 * 3. A field's error first appears when the field is left with an invalid value or the form is submitted. Then it follows every change.
 * 4. While it is sent, the form is locked (P01, see `useAction`).
 * 5. With a `draft` key the values of `drafted` fields survive a reload. Success drops them.
 * 6. While there is unsent input, the page does not reload automatically.
 */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { blockReload } from '../../platform/unsaved-work.ts';
import { useAction } from '../action/use-action.ts';
import { dropDraft, keepDraft, namesOf, readDraft } from './draft.ts';

export interface FieldSpec<V, Values> {
  initial: V;
  /** Returns the error text, or undefined for a valid value. Use `anyValue` if every value is valid. */
  check?: (value: V, allValues: Values) => string | undefined;
  /** True to store the value in the draft. Never set it for identity numbers, phones, codes or names. */
  drafted?: boolean;
}

export interface FormSpec<V extends object> {
  fields: { [K in keyof V]: FieldSpec<V[K], V> };
  /** Sends the form. After a rejection all values stay. A `FieldError` is shown at its field. */
  submit: (values: V, idempotencyKey: string) => Promise<unknown>;
  /** The name under which the draft is stored through a reload, e.g. `refund.O1001`. */
  draft?: string;
  /** The days for which the draft is stored, also after the page was closed. Default: for the visit. */
  draftDays?: number;
  /** A value that is sent in addition to the fields. If it changes, the submission is another action with another key. */
  context?: unknown;
}

/** Accepts any value, even an empty one. */
export const anyValue = (): undefined => undefined;

/** An error of the service for one field, e.g. a wrong code. The message is shown at the field until the field is changed. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

/** The props of a control: `<Field label={t.x.name} {...form.field('name')} />`. */
export interface BoundField<V> {
  name: string;
  value: V;
  onChange: (value: V) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: (element: HTMLElement | null) => void;
}

export interface Form<V extends object> {
  values: V;
  field: <K extends keyof V>(name: K) => BoundField<V[K]>;
  set: (patch: Partial<V>) => void;
  busy: boolean;
  /** The failure of the submission, for `errorLine`. Undefined for a `FieldError`. */
  error: unknown;
  /** Checks without sending: shows the errors and focuses the first invalid field. Returns true if all fields are valid. */
  check: () => boolean;
  /** Handles `<form onSubmit>`. It can be called without an event. */
  submit: (event?: SyntheticEvent) => void;
}

export function useForm<V extends object>(spec: FormSpec<V>): Form<V> {
  const names = namesOf(spec.fields);
  const [values, setValues] = useState<V>(() => {
    const initial = initialOf(spec);
    return spec.draft ? { ...initial, ...readDraft(spec.draft, initial, spec.draftDays) } : initial;
  });
  const latestValues = useRef(values);
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => (isUnsent ? blockReload() : undefined), [isUnsent]);
  const [visibleErrors, setVisibleErrors] = useState<ReadonlySet<keyof V>>(new Set());
  const [serverError, setServerError] = useState<{ field: keyof V; message: string }>();
  const elements = useRef(new Map<keyof V, HTMLElement>());
  const submission = useAction(async (key, allValues: V, _context: unknown) => {
    try {
      await spec.submit(allValues, key);
    } catch (error) {
      if (error instanceof FieldError) showServerError(error);
      throw error;
    }
  });

  const errorOf = (name: keyof V, allValues: V) => spec.fields[name].check?.(allValues[name], allValues);
  const focus = (name: keyof V | undefined) => {
    if (name !== undefined) elements.current.get(name)?.focus();
  };

  const showServerError = ({ field, message }: FieldError) => {
    const name = names.find((known) => known === field);
    if (name === undefined) return;
    setServerError({ field: name, message });
    focus(name);
  };

  const set = (patch: Partial<V>) => {
    // Two changes in one tick: the second must not undo the first.
    const next = { ...latestValues.current, ...patch };
    latestValues.current = next;
    setValues(next);
    setUnsent(true);
    if (serverError && serverError.field in patch) setServerError(undefined);
    if (spec.draft) keepDraft(spec.draft, Object.fromEntries(draftedEntries(spec, next)), spec.draftDays);
  };

  const field = <K extends keyof V>(name: K): BoundField<V[K]> => ({
    name: String(name),
    value: values[name],
    onChange: (value) => {
      const patch: Partial<V> = {};
      patch[name] = value;
      set(patch);
    },
    onBlur: () => {
      if (values[name] !== '' && values[name] !== spec.fields[name].initial)
        setVisibleErrors((previous) => new Set([...previous, name]));
    },
    error:
      serverError?.field === name ? serverError.message : visibleErrors.has(name) ? errorOf(name, values) : undefined,
    ref: (element) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
  });

  const check = () => {
    setVisibleErrors(new Set(names));
    const invalidField = names.find((name) => errorOf(name, values) !== undefined);
    focus(invalidField);
    return invalidField === undefined;
  };

  const send = async () => {
    if (!check()) return;
    setServerError(undefined);
    if (!(await submission.start(values, spec.context))) return;
    setUnsent(false);
    if (spec.draft) dropDraft(spec.draft, spec.draftDays);
  };

  return {
    values,
    field,
    set,
    busy: submission.busy,
    check,
    error: submission.error instanceof FieldError ? undefined : submission.error,
    submit: (event) => {
      event?.preventDefault();
      void send();
    },
  };
}

function initialOf<V extends object>({ fields }: FormSpec<V>): V {
  return Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].initial])) as V;
}

function draftedEntries<V extends object>({ fields }: FormSpec<V>, values: V): [string, unknown][] {
  return namesOf(fields)
    .filter((name) => fields[name].drafted)
    .map((name) => [String(name), values[name]]);
}
