import {
  type ClipboardEvent,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  useRef,
  useState,
} from 'react';
import { isComposing } from '../../lib/isComposing.ts';
import { mergeRefs } from '../../lib/mergeRefs.ts';
import { useControlledState, type ValueProps } from '../../lib/useControlledState.ts';
import { VisuallyHidden } from '../../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { Control } from '../inputStyle.ts';
import { Chips, focusInput, focusLastChip } from './Chips.tsx';
import { ChipBox } from './chipStyle.ts';

export interface TagsFieldProps extends FieldProps, ValueProps<readonly string[]> {
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  /** Maximum number of tags. */
  readonly max?: number;
}

const noTags: readonly string[] = [];

/** Free-text tags: Enter or a comma adds one, a pasted list adds all, Backspace focuses the last one. */
export const TagsField = forwardRef<HTMLInputElement, TagsFieldProps>(function TagsField(
  { value: hostValue, defaultValue = noTags, onChange: report, onBlur, name, ...others },
  ref,
) {
  const { placeholder, max, ...field } = others;
  const [value, onChange] = useControlledState(hostValue, defaultValue, report);
  const t = useUiStrings();
  const control = useControl(field);
  const formValue = useFormValue({
    name,
    value,
    onChange,
    entriesOf: (key, tags) => tags.map((tag) => [key, tag] as const),
  });
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');

  const add = (text: string) => {
    const next = addTags(value, splitTags(text), max);
    const added = next.slice(value.length);
    setTyped('');
    if (added.length > 0) {
      onChange(next);
      setNews(t('tags.added', { name: added.join(', ') }));
    } else if (value.length >= (max ?? Number.POSITIVE_INFINITY)) {
      setNews(t('tags.too_many', { max: max ?? 0 }));
    }
  };
  const remove = (index: number) => {
    setNews(t('tags.removed', { name: value[index] ?? '' }));
    onChange(value.filter((_, at) => at !== index));
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // In an input method Enter accepts the suggestion.
    if (isComposing(event) || focusLastChip(event)) return;
    const isAdding = event.key === 'Enter' || event.key === ',' || event.key === ';';
    if (!isAdding || (event.key === 'Enter' && typed.trim() === '')) return;
    event.preventDefault();
    add(typed);
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    if (field.readOnly || splitTags(text).length < 2) return;
    event.preventDefault();
    add(`${typed},${text}`);
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return;
    if (typed.trim() !== '') add(typed);
    onBlur?.();
  };
  return (
    <Field {...field} controlId={control.id} formValue={formValue}>
      <ChipBox
        data-state={field.error ? 'error' : undefined}
        onBlur={handleBlur}
        onPointerDown={(event) => focusInput(event, input.current)}
      >
        <Chips
          label={`${field.label}: ${t('tags.chosen')}`}
          items={value.map((tag) => ({ id: tag, name: tag }))}
          onRemove={remove}
          input={input}
          isDisabled={field.disabled || field.readOnly || false}
          removeLabel={(tag) => t('tags.remove', { name: tag })}
        />
        <Control
          {...control}
          ref={mergeRefs(ref, input)}
          type="text"
          autoComplete="off"
          enterKeyHint="enter"
          placeholder={value.length === 0 ? placeholder : undefined}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
      </ChipBox>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Field>
  );
});

/** Splits a pasted list at commas, semicolons, tabs and line ends, and trims the tags. */
export function splitTags(text: string): readonly string[] {
  return text
    .split(/[,;\t\r\n]+/)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '');
}

/** The list with the new tags. A tag that differs only in case is not new. */
export function addTags(
  tags: readonly string[],
  added: readonly string[],
  max = Number.POSITIVE_INFINITY,
): readonly string[] {
  const known = new Set(tags.map(fold));
  const fresh = added.filter((tag) => !known.has(fold(tag)) && known.add(fold(tag)));
  return fresh.length === 0 ? tags : [...tags, ...fresh].slice(0, Math.max(max, tags.length));
}

function fold(tag: string): string {
  return tag.toLocaleLowerCase();
}
