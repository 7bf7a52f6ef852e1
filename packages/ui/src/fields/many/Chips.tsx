import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { XIcon } from '../../icons/controlIcons.ts';
import { logicalKey } from '../../lib/direction.ts';
import { Icon } from '../../lib/Icon.tsx';
import { isWithModifier } from '../../lib/isWithModifier.ts';
import { ChipCross, chipStyle } from './chipStyle.ts';

interface ChipsProps {
  readonly label: string;
  readonly items: readonly { readonly id: number | string; readonly name: string }[];
  readonly onRemove: (index: number) => void;
  /** The input that gets the focus after the last chip. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isDisabled: boolean;
  readonly removeLabel: (name: string) => string;
}

/**
 * The selected options as chips. Arrow keys move between them, Delete and Backspace remove one. They share one tab
 * stop; Arrow Left moves from the input to the last chip.
 */
export function Chips(props: ChipsProps): ReactNode {
  const { items, onRemove, input, isDisabled } = props;
  if (items.length === 0) return null;

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    if (isWithModifier(event)) return;
    const chips = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: chips.length - 1 };
    const target = next[logicalKey(event) as keyof typeof next];
    if (target !== undefined) {
      event.preventDefault();
      (target >= chips.length ? input.current : chips[Math.max(0, target)])?.focus();
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      (chips[index + 1] ?? chips[index - 1] ?? input.current)?.focus();
      onRemove(index);
    }
  };
  return (
    <List role="listbox" aria-label={props.label} aria-orientation="horizontal">
      {items.map((item, index) => (
        <Chip
          key={item.id}
          role="option"
          aria-selected
          aria-disabled={isDisabled || undefined}
          tabIndex={!isDisabled && index === items.length - 1 ? 0 : -1}
          onKeyDown={(event) => !isDisabled && handleKeyDown(event, index)}
        >
          <span>{item.name}</span>
          {!isDisabled && (
            <ChipCross
              aria-hidden
              title={props.removeLabel(item.name)}
              onClick={() => {
                onRemove(index);
                input.current?.focus();
              }}
            >
              <Icon of={XIcon} />
            </ChipCross>
          )}
        </Chip>
      ))}
    </List>
  );
}

/** Handles Arrow Left and Backspace at the start of an input: focuses the last chip before it. */
export function focusLastChip(event: KeyboardEvent<HTMLInputElement>): boolean {
  if (isWithModifier(event)) return false;
  const input = event.currentTarget;
  const isAtStart = input.selectionStart === 0 && input.selectionEnd === 0;
  if (!isAtStart || !['ArrowLeft', 'Backspace'].includes(logicalKey(event))) return false;
  const chip = input.parentElement?.querySelector<HTMLElement>('[role="option"][tabindex="0"]');
  if (!chip) return false;
  event.preventDefault();
  chip.focus();
  return true;
}

/** A click on the empty area of the box focuses the input. */
export function focusInput(event: PointerEvent, input: HTMLInputElement | null): void {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  input?.focus();
}

const List = styled.div`
  display: contents;
`;

const Chip = styled.div`
  ${chipStyle}
`;
