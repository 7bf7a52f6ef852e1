import { forwardRef, type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { CheckIcon, MinusIcon } from '../icons/controlIcons.ts';
import { mergeRefs } from '../lib/mergeRefs.ts';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { media, theme } from '../theme/theme.ts';
import { FieldNote, type FieldProps, RequiredMark, splitField } from './Field.tsx';
import { useToggle } from './form/useToggle.ts';

export interface CheckboxProps
  extends FieldProps,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'disabled' | 'readOnly' | 'required' | 'type' | 'className' | 'style'
    > {
  /** Some but not all of its items are checked. */
  readonly isMixed?: boolean;
}

/** A checkbox with a label. Works with `register` of react-hook-form. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(props, ref) {
  const [field, { isMixed, ...rest }] = splitField(props);
  const { label, error, required, isLabelHidden } = field;
  const input = useRef<HTMLInputElement>(null);
  const control = useToggle(input, field, rest);
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = isMixed ?? false;
  }, [isMixed]);
  return (
    <Frame className={field.className} style={field.style}>
      <Row data-bare={isLabelHidden || undefined} data-readonly={control['aria-readonly']}>
        <Mark data-state={error ? 'error' : undefined}>
          <input type="checkbox" {...rest} {...control} ref={mergeRefs(ref, input)} />
          {isMixed ? (
            <MinusIcon size={12} strokeWidth={3} />
          ) : (
            <CheckIcon size={12} strokeWidth={3} />
          )}
        </Mark>
        {isLabelHidden ? (
          <VisuallyHidden>{label}</VisuallyHidden>
        ) : (
          <span>
            <span>{label}</span>
            {required && <RequiredMark />}
          </span>
        )}
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

  > div { padding-inline-start: ${theme.space6}; }
`;

const Row = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${theme.space2};
  width: fit-content;
  font-size: ${theme.textBase};
  line-height: 20px;
  cursor: pointer;

  ${media.touch} {
    min-height: 44px;
    align-items: center;
    &[data-bare] { min-width: 44px; justify-content: center; }
  }
  &:has(:disabled) { color: ${theme.textMuted}; cursor: not-allowed; }
  &[data-readonly] { cursor: default; }
`;

const Mark = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  margin: 2px 0;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    appearance: none;
    border: 1.5px solid ${theme.outline};
    border-radius: ${theme.radiusSmall};
    background: ${theme.surface};
    cursor: inherit;
  }
  > svg { position: relative; visibility: hidden; color: ${theme.onAccent}; pointer-events: none; }
  > input:is(:checked, :indeterminate) { background: ${theme.accentFill}; border-color: ${theme.accentFill}; }
  > input:is(:checked, :indeterminate) + svg { visibility: visible; }
  > input:disabled { background: ${theme.pressed}; border-color: ${theme.border}; }
  > input:disabled + svg { color: ${theme.textMuted}; }
  > input[aria-readonly] { border-style: dashed; border-color: ${theme.outline}; background: ${theme.sunken}; }
  > input[aria-readonly] + svg { color: ${theme.text}; }
  &[data-state='error'] > input { border-color: ${theme.danger}; }
  ${media.forcedColors} {
    > input { appearance: auto; }
    > svg { display: none; }
  }
`;
