import { forwardRef, type InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '../theme/theme.ts';
import { FieldNote, type FieldProps, useControl } from './Field.tsx';

export interface SwitchProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'disabled' | 'required' | 'type'> {}

/** A switch with immediate effect. Works with `register` of react-hook-form like a checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const { label, hint, error, required, disabled, id, isLabelHidden, ...rest } = props;
  const control = useControl({ id, hint, error, disabled });
  return (
    <Frame>
      <Row {...(isLabelHidden && { 'aria-label': label })}>
        <Track
          type="checkbox"
          role="switch"
          {...rest}
          {...control}
          {...(isLabelHidden && { 'aria-label': label })}
          ref={ref}
        />
        {!isLabelHidden && <span>{label}</span>}
      </Row>
      <FieldNote controlId={control.id} hint={hint} error={error} />
    </Frame>
  );
});

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space1};
  min-width: 0;

  > div { padding-inline-start: 40px; }
`;

const Row = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space2};
  width: fit-content;
  line-height: 20px;
  cursor: pointer;

  ${media.touch} { min-height: 44px; }
  &:has(:disabled) { color: ${theme.textMuted}; cursor: not-allowed; }
`;

const Track = styled.input`
  position: relative;
  flex: none;
  width: 32px;
  height: 20px;
  margin: 0;
  appearance: none;
  border: 1.5px solid ${theme.outline};
  border-radius: ${theme.radiusRound};
  background: ${theme.surface};
  cursor: inherit;
  transition: background-color ${theme.fast} ${theme.ease}, border-color ${theme.fast} ${theme.ease};

  &::before {
    content: '';
    position: absolute;
    top: 2.5px;
    left: 2.5px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${theme.outline};
    transition: translate ${theme.fast} ${theme.ease};
  }
  &:checked { background: ${theme.accentFill}; border-color: ${theme.accentFill}; }
  &:checked::before { background: ${theme.onAccent}; translate: 12px 0; }
  &:disabled { background: ${theme.pressed}; border-color: ${theme.border}; }
  &:disabled::before { background: ${theme.textMuted}; }
  &:disabled:checked { background: ${theme.outline}; border-color: ${theme.outline}; }
  &:disabled:checked::before { background: ${theme.surface}; }
  ${media.forcedColors} { appearance: auto; &::before { display: none; } }
`;
