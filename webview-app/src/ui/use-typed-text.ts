/**
 * Text that a person types, for every field. While an input method composes, the field shows what it composes and nobody is told: nothing is judged, counted,
 * cut, grouped or searched for, and no value is set. The end of the composition, or of the focus, tells all of it at once.
 */
import {
  type ChangeEvent,
  type CompositionEvent,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

type Input = HTMLInputElement | HTMLTextAreaElement;

export interface TypedText<E extends Input> {
  value: string;
  onChange: (value: string) => void;
  /** Default: the value. */
  shown?: string | undefined;
  /** Returns the value of what the input has now. Default: all of it. */
  read?: ((input: E, isForwards: boolean) => string) | undefined;
  /** Most characters, in units of UTF-16. A text that was longer before may stay as long. Default: no limit. */
  most?: number | undefined;
  onBlur?: ((event: FocusEvent<E>) => void) | undefined;
}

/** Returns the props of a controlled `input` or `textarea`. Its `value` is what the field shows now. */
export function useTypedText<E extends Input>(text: TypedText<E>) {
  const { value, onChange, shown = value, read, most = Infinity, onBlur } = text;
  const [composed, setComposed] = useState<string>();
  const composing = useRef<Composition>(undefined);
  useEffect(() => () => composing.current?.forget(), []);

  const settle = (input: E, isForwards: boolean) => {
    cut(input, Math.max(most, value.length));
    onChange(read ? read(input, isForwards) : input.value);
  };
  const end = (input: E) => {
    if (!composing.current) return;
    composing.current.forget();
    composing.current = undefined;
    setComposed(undefined);
    settle(input, false);
  };

  return {
    value: composed ?? shown,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<E>) => {
      if (composing.current) setComposed(currentTarget.value);
      else settle(currentTarget, nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward');
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<E>) => {
      composing.current ??= watchEnd(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<E>) => end(currentTarget),
    onBlur: (event: FocusEvent<E>) => {
      end(event.currentTarget);
      onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<E>) => {
      if (event.key !== 'Enter' || !(composing.current || isOfInputMethod(event))) return;
      // It chooses a character: no form is sent by it.
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** A key that an input method takes; 229 says so in Safari, where the composition has ended by then, and in older web views. */
const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

interface Composition {
  forget(): void;
}

/** Ends a composition before a tap elsewhere or a submit acts: on some phones neither takes the focus from the field. */
function watchEnd(input: Input): Composition {
  const listen = ({ type, target }: Event) => {
    if (type === 'click' && target === input) return;
    // What it acts on is drawn before it goes on.
    flushSync(() => input.blur());
  };
  const events = ['click', 'submit'] as const;
  for (const event of events) addEventListener(event, listen, true);
  return {
    forget: () => {
      for (const event of events) removeEventListener(event, listen, true);
    },
  };
}

/** Takes what is too much out of what was typed last, before the caret, as `maxlength` does; no pair of units is parted. */
function cut(input: Input, most: number): void {
  const { value } = input;
  const tooMany = value.length - most;
  if (!(tooMany > 0)) return;
  const caret = Math.max(input.selectionStart ?? value.length, tooMany);
  const from = caret - tooMany;
  const parts = /[\udc00-\udfff]/.test(value.charAt(from)) ? 1 : 0;
  input.value = value.slice(0, from - parts) + value.slice(caret);
  input.setSelectionRange(from - parts, from - parts);
}
