import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Control } from '../fields/inputStyle.ts';
import { isComposing } from '../lib/isComposing.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';

interface NameInputProps {
  /** The current name; empty for a new view. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Edits the name of a view in its tab. Enter saves it, Esc cancels, and an empty name cancels too. */
export function NameInput({ name, onName, onCancel }: NameInputProps): ReactNode {
  const t = useUiStrings();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);
  const save = () => {
    const next = input.current?.value.trim() ?? '';
    if (next === '' || next === name) onCancel();
    else onName(next);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <form onSubmit={handleSubmit}>
      <Input
        ref={input}
        aria-label={t('views.name')}
        defaultValue={name}
        maxLength={60}
        onBlur={save}
        onKeyDown={handleKeyDown}
      />
    </form>
  );
}

const Input = styled(Control)`
  width: 160px;
  height: 28px;
  padding: 0 ${theme.space2};
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radiusSmall};
  background: ${theme.surface};
  font-size: ${theme.textMd};

  ${media.touch} { height: 44px; font-size: ${theme.textLg}; }
`;
