import {
  type ChangeEvent,
  forwardRef,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isFocused } from '../../lib/activeElement.ts';
import { isComposing } from '../../lib/isComposing.ts';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { useLatest } from '../../lib/useLatest.ts';
import { TextField, type TextFieldProps } from '../TextField.tsx';
import { caretAfter, caretPastLiterals } from './caret.ts';

interface ShapedInputProps extends TextFieldProps {
  readonly shape: Shape;
}

/** A text field whose value always has the format of a mask. */
export const ShapedInput = forwardRef<HTMLInputElement, ShapedInputProps>(function ShapedInput(
  { shape, onChange, value, defaultValue, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null);
  const masked = useMaskedInput(input, shape);
  return (
    <TextField
      {...rest}
      {...(value !== undefined && { value: masked.composed ?? shape.format(String(value)) })}
      {...(defaultValue !== undefined && { defaultValue: shape.format(String(defaultValue)) })}
      {...{ 'data-number': true }}
      ref={mergeRefs(ref, input)}
      onChange={(event) => {
        masked.onChange(event);
        onChange?.(event);
      }}
    />
  );
});

/** The format of an input. */
interface Shape {
  readonly format: (text: string) => string;
  /** Whether the mask is full. Further typing is then refused instead of pushing out the last character. */
  readonly isFull: (text: string) => boolean;
  /** A fixed prefix, such as the calling code. */
  readonly lead?: string;
}

/** What a masked input does with its events. */
interface MaskedInput {
  /** Must run before the host's own `onChange`, which then reads the formatted value from the event. */
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** The unfinished text of an input method, which must stay as it is; undefined otherwise. */
  readonly composed: string | undefined;
}

/**
 * Keeps an input in its format while the user types, pastes and deletes anywhere in it. A text of an input method
 * (Japanese, dead keys, Android keyboards) is formatted when it is complete. Undo and redo are our own, because the
 * browser loses its history when a script writes the value.
 */
function useMaskedInput(input: RefObject<HTMLInputElement | null>, shape: Shape): MaskedInput {
  const latest = useLatest(shape);
  const [composed, setComposed] = useState<string>();
  const history = useRef<History>({ past: [], future: [] });

  // Form libraries write values into the element, bypassing React.
  useLayoutEffect(() => {
    const element = input.current;
    if (!element || isFocused(element)) return;
    const shaped = shape.format(element.value);
    if (element.value !== shaped) element.value = shaped;
  });

  // React has no `beforeinput` event that distinguishes deletion from typing.
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const listeners = {
      beforeinput: (event: Event) => {
        const edit = event as InputEvent;
        if (edit.isComposing || edit.inputType === 'insertCompositionText') return;
        const direction = historyTypes[edit.inputType];
        if (direction) travel(event, element, history.current, direction);
        else {
          history.current.before = element.value;
          prepareEdit(edit, element, latest.current);
        }
      },
      keydown: (event: Event) => {
        const direction = historyKey(event as KeyboardEvent);
        if (direction && !element.readOnly) travel(event, element, history.current, direction);
      },
      compositionstart: () => {
        history.current.before = element.value;
      },
      compositionend: () => {
        setComposed(undefined);
        const { before = '' } = history.current;
        const text = latest.current.isFull(before) ? before : latest.current.format(element.value);
        if (text === element.value) remember(history.current, text);
        else write(element, text, caretAfter(element.value, findCaret(element), text));
      },
    };
    for (const [type, listener] of Object.entries(listeners)) {
      element.addEventListener(type, listener);
    }
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener);
      }
    };
  }, [input, latest]);

  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const element = event.currentTarget;
    const typed = element.value;
    if ((event.nativeEvent as InputEvent).isComposing) return setComposed(typed);
    const shaped = shape.format(typed);
    remember(history.current, shaped);
    if (typed === shaped) return;
    const caret = caretAfter(typed, findCaret(element), shaped);
    element.value = shaped;
    if (isFocused(element)) element.setSelectionRange(caret, caret);
  };
  return { onChange, composed };
}

const findCaret = (element: HTMLInputElement) => element.selectionStart ?? element.value.length;

/** The values of an input before and after the current one. */
interface History {
  readonly past: string[];
  readonly future: string[];
  /** The value before the edit that is being made. */
  before?: string | undefined;
}

type Direction = 'undo' | 'redo';

const historyTypes: Readonly<Record<string, Direction>> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

function historyKey(event: KeyboardEvent): Direction | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || isComposing(event)) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && event.ctrlKey ? 'redo' : undefined;
}

function remember(history: History, value: string): void {
  const { before } = history;
  history.before = undefined;
  if (before === undefined || before === value) return;
  history.past.push(before);
  history.future.length = 0;
}

/** Goes one value back or forth. */
function travel(
  event: Event,
  element: HTMLInputElement,
  { past, future }: History,
  direction: Direction,
): void {
  event.preventDefault();
  const [from, to] = direction === 'undo' ? [past, future] : [future, past];
  const value = from.pop();
  if (value === undefined) return;
  to.push(element.value);
  write(element, value, value.length);
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
