import { media, theme } from '@rentyard/ui/theme';
import { VisuallyHidden } from '@rentyard/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface StripOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The number of readers, formatted. */
  readonly count?: string | undefined;
  /** What is special about the text of this language, for screen readers. Colour shows it. */
  readonly mark?: string | false | undefined;
}

interface LanguageStripProps<Value extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly StripOption<Value>[];
  readonly onChange: (value: Value) => void;
}

/** The language of the edited message. */
export function LanguageStrip<Value extends string>(props: LanguageStripProps<Value>): ReactNode {
  const name = useId();
  return (
    <Strip aria-label={props.label}>
      {props.options.map(({ value, label, count, mark }) => (
        <label key={value} data-marked={mark ? true : undefined}>
          <input
            type="radio"
            name={name}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>
            {label}
            {count !== undefined && <small> {count}</small>}
            {mark && <VisuallyHidden>, {mark}</VisuallyHidden>}
          </span>
        </label>
      ))}
    </Strip>
  );
}

const Strip = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space1};

  label { position: relative; }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
  span {
    display: grid;
    grid-auto-flow: column;
    align-items: center;
    gap: ${theme.space1};
    min-height: 28px;
    padding: 0 ${theme.space3};
    border: 1px solid ${theme.border};
    border-radius: ${theme.radiusRound};
    font-size: ${theme.textSm};
    font-weight: 500;
    color: ${theme.textMuted};
  }
  small { font-weight: 400; font-variant-numeric: tabular-nums; }
  [data-marked] > span { border-color: ${theme.success}; color: ${theme.success}; }
  input:checked + span { border-color: ${theme.text}; background: ${theme.text}; color: ${theme.surface}; }
  input:focus-visible + span { outline: 2px solid ${theme.focus}; outline-offset: 2px; }
  ${media.touch} { span { min-height: 44px; } }
`;
