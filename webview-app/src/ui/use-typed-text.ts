/**
 * Handles typed text for every field. While an input method composes, the field shows the composition and `onChange` is not called: the
 * text is not validated, counted, cut, grouped or searched. The end of the composition, or the loss of focus, reports the whole text.
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
  visibleText?: string | undefined;
  /** Returns the value of the input's current text. Default: the text unchanged. */
  read?: ((input: E, isForwards: boolean) => string) | undefined;
  /** The maximum number of characters, in UTF-16 units. A text that was already longer may stay as long. Default: no limit. */
  maxLength?: number | undefined;
  onBlur?: ((event: FocusEvent<E>) => void) | undefined;
}

/** Returns the props of a controlled `input` or `textarea`. Its `value` is the text that the field currently shows. */
export function useTypedText<E extends Input>(text: TypedText<E>) {
  const { value, onChange, visibleText = value, read, maxLength = Infinity, onBlur } = text;
  const [composition, setComposition] = useState<string>();
  const activeComposition = useRef<CompositionWatch>(undefined);
  useEffect(() => () => activeComposition.current?.stop(), []);

  const commit = (input: E, isForwards: boolean) => {
    truncate(input, Math.max(maxLength, value.length));
    onChange(read ? read(input, isForwards) : input.value);
  };
  const endComposition = (input: E) => {
    if (!activeComposition.current) return;
    activeComposition.current.stop();
    activeComposition.current = undefined;
    setComposition(undefined);
    commit(input, false);
  };

  return {
    value: composition ?? visibleText,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<E>) => {
      if (activeComposition.current) setComposition(currentTarget.value);
      else commit(currentTarget, nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward');
    },
    onCompositionStart: ({ currentTarget }: CompositionEvent<E>) => {
      activeComposition.current ??= watchComposition(currentTarget);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<E>) => endComposition(currentTarget),
    onBlur: (event: FocusEvent<E>) => {
      endComposition(event.currentTarget);
      onBlur?.(event);
    },
    onKeyDown: (event: KeyboardEvent<E>) => {
      if (event.key !== 'Enter' || !(activeComposition.current || isInputMethodKey(event))) return;
      // Enter chooses a character here, so it must not submit the form.
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Returns whether an input method handles the key. Safari, where the composition has ended by then, and old web views send code 229. */
const isInputMethodKey = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

interface CompositionWatch {
  stop(): void;
}

/** Ends a composition before the handlers of a tap elsewhere or a submit run. On some phones neither of them moves the focus. */
function watchComposition(input: Input): CompositionWatch {
  const listen = ({ type, target }: Event) => {
    if (type === 'click' && target === input) return;
    // Render the new value before the tap or submit continues.
    flushSync(() => input.blur());
  };
  const events = ['click', 'submit'] as const;
  for (const event of events) addEventListener(event, listen, true);
  return {
    stop: () => {
      for (const event of events) removeEventListener(event, listen, true);
    },
  };
}

/** Removes the excess from the last typed text, before the caret, as `maxlength` does. Surrogate pairs are never split. */
function truncate(input: Input, maxLength: number): void {
  const { value } = input;
  const excess = value.length - maxLength;
  if (!(excess > 0)) return;
  const caret = Math.max(input.selectionStart ?? value.length, excess);
  const start = caret - excess;
  const splitUnits = /[\udc00-\udfff]/.test(value.charAt(start)) ? 1 : 0;
  input.value = value.slice(0, start - splitUnits) + value.slice(caret);
  input.setSelectionRange(start - splitUnits, start - splitUnits);
}
