import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { type Glyph, Icon } from '../lib/Icon.tsx';
import { media, theme } from '../theme/theme.ts';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: Glyph;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly options: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** Name of the value in a native form. */
  readonly name?: string;
}

/** A choice among two to five short options that are all visible, which takes effect immediately. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
}: SegmentedControlProps<Value>): ReactNode {
  const ownName = useId();
  return (
    <Strip role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} data-selected={option.value === value || undefined}>
          <input
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon of={option.icon} />}
          <span>{option.label}</span>
        </label>
      ))}
    </Strip>
  );
}

const Strip = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  padding: 2px;
  border: 1px solid ${theme.outline};
  border-radius: ${theme.radius};
  background: ${theme.sunken};

  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: calc(${theme.control} - 6px);
    padding: 0 ${theme.space3};
    border-radius: ${theme.radiusSmall};
    color: ${theme.textSoft};
    font-size: ${theme.textMd};
    line-height: 18px;
    font-weight: 500;
    cursor: pointer;
    ${media.touch} { min-width: 44px; min-height: 44px; }
  }
  label[data-selected] { background: ${theme.surface}; color: ${theme.text}; box-shadow: 0 0 0 1px ${theme.outline}; }
  label:has(:focus-visible) { outline: 2px solid ${theme.focus}; outline-offset: 1px; }
  label:has(:disabled) { color: ${theme.textMuted}; cursor: not-allowed; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
`;
