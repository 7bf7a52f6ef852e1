import { type ChangeEvent, type RefObject, useEffect, useLayoutEffect } from 'react';
import { useLatest } from '../../lib/useLatest.ts';
import { caretAfter, caretPastLiterals } from './caret.ts';

/** The format of an input. */
export interface Shape {
  readonly format: (text: string) => string;
  /** Whether the mask is full. Further typing is then refused instead of pushing out the last character. */
  readonly isFull: (text: string) => boolean;
  /** A fixed prefix, such as the calling code. */
  readonly lead?: string;
}

/**
 * Keeps an input in its format while the user types, pastes and deletes anywhere in it. Returns the handler that must
 * run before the host's own `onChange`, which then reads the formatted value from the event.
 */
export function useMaskedInput(
  input: RefObject<HTMLInputElement | null>,
  shape: Shape,
): (event: ChangeEvent<HTMLInputElement>) => void {
  const latest = useLatest(shape);

  // Form libraries write values into the element, bypassing React.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || element === document.activeElement) return;
    const shaped = shape.format(element.value);
    if (element.value !== shaped) element.value = shaped;
  });

  // React has no `beforeinput` event that distinguishes deletion from typing.
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const handleBeforeInput = (event: InputEvent) => prepareEdit(event, element, latest.current);
    element.addEventListener('beforeinput', handleBeforeInput);
    return () => element.removeEventListener('beforeinput', handleBeforeInput);
  }, [input, latest]);

  return (event) => {
    const element = event.currentTarget;
    const typed = element.value;
    const shaped = shape.format(typed);
    if (typed === shaped) return;
    const caret = caretAfter(typed, element.selectionStart ?? typed.length, shaped);
    element.value = shaped;
    if (element === document.activeElement) element.setSelectionRange(caret, caret);
  };
}

/**
 * An edit beside a literal would only change the literal, which the format restores. Such edits are applied here,
 * past the literal. The browser applies all others.
 */
function prepareEdit(event: InputEvent, element: HTMLInputElement, shape: Shape): void {
  const { value, selectionStart: caret, selectionEnd } = element;
  if (caret === null || caret !== selectionEnd) return;
  const lead = shape.lead && value.startsWith(shape.lead) ? shape.lead.length : 0;
  const editInstead = (text: string, at: number) => {
    event.preventDefault();
    write(element, text, at);
  };

  if (event.inputType === 'insertText') {
    const typed = event.data ?? '';
    if (shape.isFull(value)) event.preventDefault();
    else if (caret < lead) editInstead(splice(value, lead, lead, typed), lead + typed.length);
  } else if (event.inputType === 'deleteContentBackward') {
    if (lead > 0 && caret <= lead) {
      if (value.length > lead) event.preventDefault();
      else editInstead('', 0);
    } else {
      const at = caretPastLiterals(value, caret, -1);
      if (at < caret) editInstead(splice(value, at - 1, at), at - 1);
    }
  } else if (event.inputType === 'deleteContentForward') {
    const at = caretPastLiterals(value, Math.max(caret, lead), 1);
    if (at > caret && at < value.length) editInstead(splice(value, at, at + 1), at);
  }
}

function splice(text: string, from: number, to: number, put = ''): string {
  return text.slice(0, from) + put + text.slice(to);
}

const nativeValue = (): PropertyDescriptor | undefined =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Applies an edit like user input: React and form libraries receive the event, and the caret is set. */
function write(element: HTMLInputElement, text: string, caret: number): void {
  nativeValue()?.set?.call(element, text);
  element.setSelectionRange(caret, caret);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
