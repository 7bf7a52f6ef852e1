import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Control } from '../fields/inputStyle.ts';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { media, theme } from '../theme/theme.ts';

interface NameInputProps {
  /** The name as it was; empty for a new view. */
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** The name of a view, written in its tab: Enter keeps it, Esc leaves it, an empty one is left too. */
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
    if (event.key !== 'Escape') return;
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
