import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { isComposing } from '../../lib/isComposing.ts';
import { wrapMixedTexts } from '../../lib/wrapTexts.tsx';
import { useUiStrings } from '../../strings/UiStringsProvider.tsx';
import { theme } from '../../theme/theme.ts';
import type { DataColumn } from '../model/column.ts';

export interface CellEditing<Row> {
  /** The value as text: a decimal number with a point, or one of `options`. */
  readonly value: (row: Row) => string;
  /** Saves the value. If it rejects, the cell shows the error message and stays open. */
  readonly onSave: (row: Row, value: string) => Promise<void> | void;
  /** The error message for a value; undefined if it is valid. */
  readonly check?: (value: string, row: Row) => string | undefined;
  /** Makes the input a select. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url';
  /** Rows that cannot be edited show the plain cell. */
  readonly canEdit?: (row: Row) => boolean;
}

/**
 * A column with cells that are edited in place. A click, Enter or F2 opens the input, Enter or blur saves, Esc
 * cancels. Not for the primary column, because a click there opens the record.
 */
export function editableColumn<Row>(
  column: DataColumn<Row>,
  editing: CellEditing<Row>,
): DataColumn<Row> {
  const { canEdit } = editing;
  return {
    ...column,
    isStateless: false,
    cell: (row) =>
      canEdit && !canEdit(row) ? (
        column.cell(row)
      ) : (
        <EditCell
          label={column.header}
          text={column.text(row)}
          value={editing.value(row)}
          options={editing.options}
          inputMode={editing.inputMode}
          check={(value) => editing.check?.(value, row)}
          onSave={(value) => editing.onSave(row, value)}
        >
          {column.cell(row)}
        </EditCell>
      ),
  };
}

interface EditCellProps extends Pick<CellEditing<never>, 'options' | 'inputMode'> {
  /** Accessible name of the input: the head of the column. */
  readonly label: string;
  /** The formatted value. */
  readonly text: string;
  readonly value: string;
  readonly check: (value: string) => string | undefined;
  readonly onSave: (value: string) => Promise<void> | void;
  /** The content of the closed cell. */
  readonly children: ReactNode;
}

/** A value that turns into an input of the same size. */
function EditCell(props: EditCellProps): ReactNode {
  const { label, text, children } = props;
  const t = useUiStrings();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  // The focused input was removed, so return the focus to the button that opened it.
  useLayoutEffect(() => {
    if (!isOpen && hadFocus.current) button.current?.focus();
    hadFocus.current = false;
  }, [isOpen]);
  if (isOpen) {
    return (
      <EditInput
        {...props}
        onClose={(isSaved) => {
          hadFocus.current = isSaved;
          setOpen(false);
        }}
      />
    );
  }
  return (
    <Closed
      ref={button}
      type="button"
      aria-label={t('cell.edit', { column: label, value: text })}
      onClick={() => setOpen(true)}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return;
        event.preventDefault();
        setOpen(true);
      }}
    >
      {wrapMixedTexts(children)}
    </Closed>
  );
}

interface EditInputProps extends EditCellProps {
  /** `hasFocus`: a key closed the cell, so the cell still has the focus. */
  readonly onClose: (hasFocus: boolean) => void;
}

type Input = HTMLInputElement | HTMLSelectElement;

function EditInput(props: EditInputProps): ReactNode {
  const { label, value, options, inputMode, check, onSave, onClose } = props;
  const t = useUiStrings();
  const input = useRef<Input>(null);
  const [isBusy, setBusy] = useState(false);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus();
    if (input.current instanceof HTMLInputElement) input.current.select();
  }, []);

  const refuse = (message: string) => {
    input.current?.setCustomValidity(message);
    input.current?.reportValidity();
  };
  const save = async (hasFocus: boolean) => {
    const next = input.current?.value ?? value;
    if (isBusy || isDone.current) return;
    if (next === value) return onClose(hasFocus);
    const problem = check(next);
    if (problem) return refuse(problem);
    setBusy(true);
    try {
      await onSave(next);
      isDone.current = true;
      onClose(hasFocus);
    } catch (error) {
      setBusy(false);
      refuse(error instanceof Error ? error.message : String(error));
    }
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Typed keys must not trigger shortcuts of the row.
    event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      void save(true);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      isDone.current = true;
      onClose(true);
    }
  };
  const attributes = {
    'aria-label': label,
    'aria-busy': isBusy || undefined,
    title: isBusy ? t('cell.saving') : undefined,
    defaultValue: value,
    onKeyDown: handleKeyDown,
    onBlur: () => void save(false),
    onInput: () => input.current?.setCustomValidity(''),
  };
  if (!options) {
    return (
      <OpenInput
        {...attributes}
        ref={input as RefObject<HTMLInputElement>}
        inputMode={inputMode}
        readOnly={isBusy}
      />
    );
  }
  return (
    <OpenInput {...attributes} as="select" ref={input as RefObject<HTMLInputElement>}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </OpenInput>
  );
}

const Closed = styled.button`
  display: block;
  width: calc(100% + 12px);
  height: 28px;
  margin: 0 -6px;
  padding: 0 5px;
  overflow: hidden;
  text-align: inherit;
  text-overflow: ellipsis;
  white-space: nowrap;
  border: 1px solid transparent;
  border-radius: ${theme.radiusSmall};
  background: none;
  cursor: text;

  &:hover { border-color: ${theme.outline}; }
`;

const OpenInput = styled.input`
  display: block;
  width: calc(100% + 12px);
  height: 28px;
  margin: 0 -6px;
  padding: 0 5px;
  text-align: inherit;
  border: 1px solid ${theme.focus};
  border-radius: ${theme.radiusSmall};
  background: ${theme.surface};
  outline: 1px solid ${theme.focus};

  &:user-invalid, &:invalid { border-color: ${theme.danger}; outline-color: ${theme.danger}; }
  &[aria-busy] { color: ${theme.textMuted}; }
`;
