import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { CircleExclamationPointIcon } from '../icons/CircleExclamationPointIcon.ts';
import { Icon } from '../lib/Icon.tsx';
import { FallbackText } from '../primitives/FallbackText.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';

/** Props of every field. */
export interface FieldProps {
  readonly label: string;
  /** Code of the language of the label, if it replaces a missing translation. The label is then greyed. */
  readonly labelLanguage?: string | undefined;
  /** Help text below the field. An error replaces it. */
  readonly hint?: ReactNode;
  /** The error message. It marks the field as invalid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Id of the control, for labels and links from elsewhere. */
  readonly id?: string | undefined;
  /** Hides the label visually, for filters, toolbars and cells. Screen readers still read it. */
  readonly isLabelHidden?: boolean | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly disabled: boolean | undefined;
}

export function useControl(props: Omit<FieldProps, 'label'>): ControlProps {
  const ownId = useId();
  const id = props.id ?? ownId;
  return {
    id,
    'aria-describedby': props.error || props.hint ? noteId(id) : undefined,
    'aria-invalid': props.error ? true : undefined,
    'aria-required': props.required || undefined,
    disabled: props.disabled,
  };
}

const noteId = (controlId: string): string => `${controlId}-note`;

interface FieldFrameProps extends FieldProps {
  readonly controlId: string;
  /** Shown at the right of the label: language tabs, a counter. */
  readonly corner?: ReactNode;
  /** `group`: the label names a group of controls instead of a single one. */
  readonly as?: 'group';
  readonly children: ReactNode;
}

/** The label above the control, and one note below: the hint, or the error if there is one. */
export function Field(props: FieldFrameProps): ReactNode {
  const { label, labelLanguage, required, isLabelHidden, controlId, corner, children } = props;
  const isGroup = props.as === 'group';
  const labelId = `${controlId}-label`;
  const labelProps = isGroup
    ? { id: labelId }
    : { id: labelId, as: 'label' as const, htmlFor: controlId };
  const labelContent = (
    <>
      <FallbackText text={label} language={labelLanguage} />
      {required && <Star aria-hidden>*</Star>}
    </>
  );
  return (
    <Frame
      data-disabled={props.disabled || undefined}
      {...(isGroup && {
        role: 'group',
        'aria-labelledby': labelId,
        'aria-describedby': props.error || props.hint ? noteId(controlId) : undefined,
      })}
    >
      {isLabelHidden ? (
        <>
          <VisuallyHidden {...labelProps}>{labelContent}</VisuallyHidden>
          {corner}
        </>
      ) : (
        <Top>
          <Label {...labelProps}>{labelContent}</Label>
          {corner}
        </Top>
      )}
      {children}
      <FieldNote controlId={controlId} hint={props.hint} error={props.error} />
    </Frame>
  );
}

interface FieldNoteProps {
  readonly controlId: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/** The note below a control. Errors that appear later are announced. */
export function FieldNote({ controlId, hint, error }: FieldNoteProps): ReactNode {
  if (error) {
    return (
      <Note id={noteId(controlId)} data-state="error" role="alert">
        <Icon of={CircleExclamationPointIcon} />
        <span>{error}</span>
      </Note>
    );
  }
  return hint ? <Note id={noteId(controlId)}>{hint}</Note> : null;
}

/** "required" as text, because screen readers would read only the asterisk. */
export function RequiredMark(): ReactNode {
  const t = useUiStrings();
  return (
    <>
      <Star aria-hidden>*</Star>
      <VisuallyHidden>{t('field.required')}</VisuallyHidden>
    </>
  );
}

const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space1};
  min-width: 0;
`;

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space2};
`;

const Label = styled.span`
  font-size: ${theme.textMd};
  line-height: 18px;
  font-weight: 500;
  color: ${theme.textSoft};
  overflow-wrap: anywhere;
`;

const Star = styled.span`
  margin-inline-start: 2px;
  color: ${theme.danger};
`;

const Note = styled.div`
  display: flex;
  gap: ${theme.space1};
  font-size: ${theme.textSm};
  line-height: 16px;
  color: ${theme.textMuted};
  overflow-wrap: anywhere;

  svg { flex: none; }
  &[data-state='error'] { color: ${theme.danger}; }
`;
