import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../lib/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { theme } from '../theme/theme.ts';

/** What every field takes, whatever it edits. */
export interface FieldProps {
  readonly label: string;
  /** Help under the field. An error replaces it. */
  readonly hint?: ReactNode;
  /** The error message. It marks the field as invalid. */
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Id of the control, for labels and links from elsewhere. */
  readonly id?: string | undefined;
  /** Keeps the label for screen readers only: filters, toolbars, cells. */
  readonly isLabelHidden?: boolean | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
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
  /** Stands right of the label: a language strip, a counter. */
  readonly corner?: ReactNode;
  /** `group` names several controls by the label instead of one. */
  readonly as?: 'group';
  readonly children: ReactNode;
}

/** Label above, control, and one note below: the hint, or the error while there is one. */
export function Field(props: FieldFrameProps): ReactNode {
  const { label, required, isLabelHidden, controlId, corner, children } = props;
  const isGroup = props.as === 'group';
  const labelId = `${controlId}-label`;
  const labelProps = isGroup
    ? { id: labelId }
    : { id: labelId, as: 'label' as const, htmlFor: controlId };
  const labelContent = (
    <>
      {label}
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

/** The line under a control. Errors that come later are announced. */
export function FieldNote({ controlId, hint, error }: FieldNoteProps): ReactNode {
  if (error) {
    return (
      <Note id={noteId(controlId)} data-state="error" role="alert">
        <Icon of={CircleAlert} />
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
