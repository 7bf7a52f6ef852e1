import {
  type DecimalFormat,
  splitNumber,
  stepDecimal,
  textOfValue,
  valueOfTyped,
} from '@rentyard/validators/decimals';
import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isFocused } from '../lib/activeElement.ts';
import { isComposing } from '../lib/isComposing.ts';
import { useLanguageTag } from '../strings/UiStringsProvider.tsx';

export interface DecimalInput {
  /** A plain decimal (`1360.50`), or the text as typed when it is not a number. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly grouping: DecimalFormat['grouping'];
  /** Whether a text beside a pasted number, such as a currency, may be removed. */
  readonly isUnit?: (unit: string) => boolean;
  /** Step of an arrow key. With Shift ten times that. Without it arrow keys do nothing. */
  readonly step?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export interface DecimalInputProps {
  readonly value: string;
  readonly autoComplete: string;
  readonly 'data-number': true;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

/**
 * Props of an input for a plain decimal in the language of the provider: grouped while it is not focused, as typed
 * while it is.
 */
export function useDecimalInput(decimal: DecimalInput): DecimalInputProps {
  const { value, onChange, grouping, isUnit = () => false, step, min, max } = decimal;
  const tag = useLanguageTag();
  // Set while the input has the focus.
  const [typed, setTyped] = useState<string>();
  const selected = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    selected.current?.select();
    selected.current = null;
  });
  const text = (format: DecimalFormat['grouping']) => textOfValue(value, { tag, grouping: format });
  const read = (shown: string) => {
    const split = splitNumber(shown);
    const isWithUnit = split && split.unit !== '' && isUnit(split.unit);
    return valueOfTyped(isWithUnit ? split.number : shown, tag);
  };
  const isSame = typed !== undefined && isSameNumber(read(typed), value);

  return {
    value: typed === undefined ? text(grouping) : isSame ? typed : text('none'),
    autoComplete: 'off',
    'data-number': true,
    onChange: ({ currentTarget }) => {
      setTyped(currentTarget.value);
      onChange(read(currentTarget.value));
    },
    onFocus: ({ currentTarget }) => {
      // A script that selects the text, unlike Tab, does so after this event.
      queueMicrotask(() => {
        if (!isFocused(currentTarget)) return;
        const { selectionStart, selectionEnd, value: shown } = currentTarget;
        // The new text would lose the selection of the whole text.
        if (shown !== '' && selectionStart === 0 && selectionEnd === shown.length)
          selected.current = currentTarget;
        setTyped((before) => before ?? text('none'));
      });
    },
    onBlur: () => setTyped(undefined),
    onKeyDown: (event) => {
      const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      const isFixed = step === undefined || event.currentTarget.readOnly;
      if (!sign || isFixed || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      const by = sign * step * (event.shiftKey ? 10 : 1);
      const next = stepDecimal(value, { by, min, max });
      setTyped(textOfValue(next, { tag, grouping: 'none' }));
      onChange(next);
    },
  };
}

/** `1.50` and `1.5` are one number: the parent may store numbers instead of text. */
function isSameNumber(one: string, other: string): boolean {
  if (one === other) return true;
  return one !== '' && other !== '' && Number(one) === Number(other);
}
