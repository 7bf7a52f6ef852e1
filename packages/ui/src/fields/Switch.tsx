import { forwardRef, type InputHTMLAttributes, useRef } from 'react';
import { styled } from 'styled-components';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { media, theme } from '../theme/theme.ts';
import { FieldNote, type FieldProps, splitField } from './Field.tsx';
import { useToggle } from './form/useToggle.ts';

export interface SwitchProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'disabled' | 'readOnly' | 'required' | 'type' | 'className' | 'style'
    > {}

/** A switch with immediate effect. Works with `register` of react-hook-form like a checkbox. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(props, ref) {
  const [field, rest] = splitField(props);
  const { label, isLabelHidden } = field;
  const input = useRef<HTMLInputElement>(null);
  // A switch is on or off, so it cannot be required.
  const control = useToggle(input, { ...field, required: false }, rest);
  return (
    <Frame className={field.className} style={field.style}>
      <Row {...(isLabelHidden && { 'aria-label': label })}>
        <Track
          type="checkbox"
          role="switch"
          {...rest}
          {...control}
          {...(isLabelHidden && { 'aria-label': label })}
          ref={mergeRefs(ref, input)}
        />
        {!isLabelHidden && <span>{label}</span>}
      </Row>
      <FieldNote {...field} controlId={control.id} />
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
  &:has([aria-readonly]) { cursor: default; }
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
    inset-inline-start: 2.5px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${theme.outline};
    transition: translate ${theme.fast} ${theme.ease};
  }
  &:checked { background: ${theme.accentFill}; border-color: ${theme.accentFill}; }
  &:checked::before { background: ${theme.onAccent}; translate: calc(12px * var(--ry-inline, 1)) 0; }
  &:disabled { background: ${theme.pressed}; border-color: ${theme.border}; }
  &:disabled::before { background: ${theme.textMuted}; }
  &:disabled:checked { background: ${theme.outline}; border-color: ${theme.outline}; }
  &:disabled:checked::before { background: ${theme.surface}; }
  &[aria-readonly] { border-style: dashed; border-color: ${theme.outline}; background: ${theme.sunken}; }
  &[aria-readonly]:checked::before { background: ${theme.text}; }
  ${media.forcedColors} { appearance: auto; &::before { display: none; } }
`;
