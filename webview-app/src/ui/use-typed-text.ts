/**
 * Handles typed text for every field. While an input method composes, the field shows the composition and `onChange` waits: nothing is
 * validated, counted, cut, grouped or searched, and no value is set. The end of the composition, or the loss of focus, reports the whole
 * text.
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
  /** The text shown in the field. Default: the value. */
  shown?: string | undefined;
  /** Returns the value of the input's current text. Default: the text unchanged. */
  read?: ((input: E, isForwards: boolean) => string) | undefined;
  /** The maximum number of characters, in UTF-16 units. A text that was already longer may stay as long. Default: no limit. */
  most?: number | undefined;
  onBlur?: ((event: FocusEvent<E>) => void) | undefined;
}

/** Returns the props of a controlled `input` or `textarea`. Its `value` is the text that the field currently shows. */
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
      // Enter chooses a character here, so it must not submit the form.
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Tells whether an input method handles the key. Safari, where the composition has already ended, and older web views use key code 229. */
const isOfInputMethod = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

interface Composition {
  forget(): void;
}

/** Ends a composition before a tap elsewhere or a submit acts, because on some phones neither moves the focus. */
function watchEnd(input: Input): Composition {
  const listen = ({ type, target }: Event) => {
    if (type === 'click' && target === input) return;
    // Render the new value before the tap or submit continues.
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

/** Removes the excess from the last typed text, before the caret, as `maxlength` does. Surrogate pairs are never split. */
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
