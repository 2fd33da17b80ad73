/**
 * Manages a form. Rules:
 * 1. No value is cleared or corrected for the person. All values stay when sending fails.
 * 2. Sending checks all fields in order. The first invalid field gets the focus, and nothing is sent.
 * 3. A field shows its error after it was left with an invalid value or after an attempt to send; then on every change.
 * 4. While it is sent, the form is locked (P01, see `useAction`).
 * 5. With a `draft` key the values of `drafted` fields survive a reload. Success drops them.
 * 6. While there is unsent input, the page does not reload by itself.
 */
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { blockReload } from '../../platform/unsaved-work.ts';
import { useAction } from '../action/use-action.ts';
import { dropDraft, keepDraft, namesOf, readDraft } from './draft.ts';

export interface FieldSpec<V, All> {
  initial: V;
  /** Returns the error text; undefined for a valid value. Use `anyValue` if every value is valid. */
  check?: (value: V, all: All) => string | undefined;
  /** True to store the value in the draft. Never set it for identity numbers, phones, codes or names. */
  drafted?: boolean;
}

export interface FormSpec<V extends object> {
  fields: { [K in keyof V]: FieldSpec<V[K], V> };
  /** Sends the form. A rejection keeps all values; a `FieldFault` is shown at its field. */
  submit: (values: V, idempotencyKey: string) => Promise<unknown>;
  /** The name under which the draft is stored through a reload, e.g. `refund.O1001`. */
  draft?: string;
  /** The days for which the draft is stored, also after the page was closed. Default: for the visit. */
  draftDays?: number;
  /** A value that is sent besides the fields. If it changes, sending is another action with another key. */
  about?: unknown;
}

/** Accepts any value, also an empty one. */
export const anyValue = (): undefined => undefined;

/** Reports that the service refused a field, e.g. a wrong code. The message is shown at the field until the field is changed. */
export class FieldFault extends Error {
  override readonly name = 'FieldFault';
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
  /** The failure of sending, for `errorLine`; undefined for a `FieldFault`. */
  error: unknown;
  /** Checks without sending: shows the errors and focuses the first invalid field. Returns true if all fields are valid. */
  check: () => boolean;
  /** Handles `<form onSubmit>`; also callable without an event. */
  submit: (event?: SyntheticEvent) => void;
}

export function useForm<V extends object>(spec: FormSpec<V>): Form<V> {
  const names = namesOf(spec.fields);
  const [values, setValues] = useState<V>(() => {
    const initial = initialOf(spec);
    return spec.draft ? { ...initial, ...readDraft(spec.draft, initial, spec.draftDays) } : initial;
  });
  const latest = useRef(values);
  const [isUnsent, setUnsent] = useState(false);
  useEffect(() => (isUnsent ? blockReload() : undefined), [isUnsent]);
  const [shown, setShown] = useState<ReadonlySet<keyof V>>(new Set());
  const [refused, setRefused] = useState<{ field: keyof V; message: string }>();
  const elements = useRef(new Map<keyof V, HTMLElement>());
  const sending = useAction(async (key, all: V, _about: unknown) => {
    try {
      await spec.submit(all, key);
    } catch (error) {
      if (error instanceof FieldFault) refuse(error);
      throw error;
    }
  });

  const wrong = (name: keyof V, all: V) => spec.fields[name].check?.(all[name], all);
  const focus = (name: keyof V | undefined) => {
    if (name !== undefined) elements.current.get(name)?.focus();
  };

  const refuse = ({ field, message }: FieldFault) => {
    const name = names.find((known) => known === field);
    if (name === undefined) return;
    setRefused({ field: name, message });
    focus(name);
  };

  const set = (patch: Partial<V>) => {
    // Two changes in one tick: the second must not undo the first.
    const next = { ...latest.current, ...patch };
    latest.current = next;
    setValues(next);
    setUnsent(true);
    if (refused && refused.field in patch) setRefused(undefined);
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
        setShown((previous) => new Set([...previous, name]));
    },
    error: refused?.field === name ? refused.message : shown.has(name) ? wrong(name, values) : undefined,
    ref: (element) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
  });

  const check = () => {
    setShown(new Set(names));
    const bad = names.find((name) => wrong(name, values) !== undefined);
    focus(bad);
    return bad === undefined;
  };

  const send = async () => {
    if (!check()) return;
    setRefused(undefined);
    if (!(await sending.start(values, spec.about))) return;
    setUnsent(false);
    if (spec.draft) dropDraft(spec.draft, spec.draftDays);
  };

  return {
    values,
    field,
    set,
    busy: sending.busy,
    check,
    error: sending.error instanceof FieldFault ? undefined : sending.error,
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
