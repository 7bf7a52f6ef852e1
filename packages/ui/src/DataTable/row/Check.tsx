import { type ChangeEventHandler, type ReactNode, useLayoutEffect, useRef } from 'react';
import { css } from 'styled-components';
import { media, theme } from '../../theme/theme.ts';

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isMixed?: boolean;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly tabIndex?: number;
}

/** The checkbox of rows, cards and the head. The surrounding frame styles it. */
export function Check({ label, isChecked, isMixed, onChange, tabIndex }: CheckProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed ?? false;
  }, [isMixed]);
  return (
    <label data-check>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
        tabIndex={tabIndex}
      />
    </label>
  );
}

/** The bare checkbox of rows and cards. The whole surrounding cell is its target. */
export const checkboxStyle = css`
  label[data-check] {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    cursor: pointer;
    user-select: none;
  }
  input[type='checkbox'] {
    appearance: none;
    display: grid;
    place-items: center;
    width: 16px;
    height: 16px;
    margin: 0;
    border: 1.5px solid ${theme.outline};
    border-radius: ${theme.radiusSmall};
    background: ${theme.surface};
    cursor: pointer;
  }
  input[type='checkbox']:is(:checked, :indeterminate) {
    border-color: ${theme.accentFill};
    background: ${theme.accentFill};
  }
  input[type='checkbox']:is(:checked, :indeterminate)::before {
    content: '';
    width: 4px;
    height: 8px;
    margin-block-start: -2px;
    border: solid ${theme.onAccent};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  input[type='checkbox']:indeterminate::before {
    width: 8px;
    height: 0;
    margin: 0;
    border-width: 0 0 2px;
    rotate: none;
  }
  ${media.forcedColors} {
    input[type='checkbox'] {
      appearance: auto;
    }
    input[type='checkbox']::before {
      display: none;
    }
  }
`;
