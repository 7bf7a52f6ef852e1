import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { CircleExclamationPointIcon } from '../icons/CircleExclamationPointIcon.ts';
import { Icon } from '../lib/Icon.tsx';
import { onDemand } from '../lib/onDemand.tsx';
import { useFormReset } from '../lib/useFormReset.ts';
import { wrapMixedTexts, wrapTexts } from '../lib/wrapTexts.tsx';
import { FallbackText } from '../primitives/text/FallbackText.tsx';
import { VisuallyHidden } from '../primitives/text/VisuallyHidden.tsx';
import { useUiStrings } from '../strings/UiStringsProvider.tsx';
import { useThemeCheck } from '../theme/ThemeContext.ts';
import { theme } from '../theme/theme.ts';
import { isSubmitting, useSubmittedErrors } from './form/submittedErrors.ts';
import type { FormValue } from './form/useFormValue.ts';

/** Few fields are validated by a server, so their note loads with the first of them. */
const validation = onDemand(() =>
  import('./form/ValidationNote.tsx').then((chunk) => chunk.ValidationNote),
);

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
  /** The value can be focused, copied and submitted, but not changed. */
  readonly readOnly?: boolean | undefined;
  /**
   * Whether the value is being checked, for example by a server. Pass `false` before the first check, so that screen
   * readers announce it.
   */
  readonly isValidating?: boolean | undefined;
  /** The result of a check that the value has passed. It replaces the hint. */
  readonly success?: string | undefined;
  /** Id of the control, for labels and links from elsewhere. */
  readonly id?: string | undefined;
  /** Hides the label visually, for filters, toolbars and cells. Screen readers still read it. */
  readonly isLabelHidden?: boolean | undefined;
  /** Of the whole field, with its label and note. */
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
}

/** Attributes that connect a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
  readonly 'aria-busy': true | undefined;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean | undefined;
}

export function useControl(props: Omit<FieldProps, 'label'>): ControlProps {
  const ownId = useId();
  const id = props.id ?? ownId;
  return {
    id,
    'aria-describedby': hasNote(props) ? noteId(id) : undefined,
    'aria-invalid': props.error ? true : undefined,
    'aria-required': props.required || undefined,
    'aria-busy': props.isValidating || undefined,
    disabled: props.disabled,
    readOnly: props.readOnly || undefined,
  };
}

const fieldKeys: readonly string[] = [
  'label',
  'labelLanguage',
  'hint',
  'error',
  'required',
  'disabled',
  'readOnly',
  'isValidating',
  'success',
  'id',
  'isLabelHidden',
  'className',
  'style',
] satisfies readonly (keyof FieldProps)[];

/** The props of the frame, and those of the control inside it. */
export function splitField<Props extends FieldProps>(
  props: Props,
): readonly [field: FieldProps, control: Omit<Props, keyof FieldProps>] {
  const entries = Object.entries(props);
  const pick = (isOfField: boolean) =>
    Object.fromEntries(entries.filter(([key]) => fieldKeys.includes(key) === isOfField));
  return [pick(true) as unknown as FieldProps, pick(false) as Omit<Props, keyof FieldProps>];
}

const hasNote = ({ error, hint, success, isValidating }: Omit<FieldProps, 'label'>) =>
  Boolean(error || hint || success || isValidating);

const noteId = (controlId: string): string => `${controlId}-note`;

interface FieldFrameProps extends FieldProps {
  readonly controlId: string;
  /** Shown at the right of the label: language tabs, a counter. */
  readonly corner?: ReactNode;
  /** The label names a group of controls instead of a single one. */
  readonly as?: 'group' | 'radiogroup';
  /** What the field submits, if it is not the text of a native input, and how it is reset. */
  readonly formValue?: FormValue | undefined;
  readonly children: ReactNode;
}

/** The label above the control, and one note below: the hint, or the error if there is one. */
export function Field(props: FieldFrameProps): ReactNode {
  const { label, labelLanguage, required, isLabelHidden, controlId, corner, children } = props;
  useThemeCheck('Field');
  const { as: group, formValue } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFormReset(frame, formValue?.onReset);
  const labelId = `${controlId}-label`;
  const labelProps = group
    ? { id: labelId }
    : { id: labelId, as: 'label' as const, htmlFor: controlId, onClick: focusControl };
  useSubmittedErrors();
  const labelContent = (
    <>
      <FallbackText text={label} language={labelLanguage} />
      {required && <Star aria-hidden>*</Star>}
    </>
  );
  return (
    <Frame
      {...dataAttributesOf(props)}
      ref={frame}
      className={props.className}
      style={props.style}
      data-disabled={props.disabled || undefined}
      {...(group && {
        role: group,
        'aria-labelledby': labelId,
        'aria-describedby': hasNote(props) ? noteId(controlId) : undefined,
        'aria-busy': props.isValidating || undefined,
        ...(group === 'radiogroup' && { 'aria-readonly': props.readOnly || undefined }),
      })}
    >
      {isLabelHidden ? (
        <>
          <VisuallyHidden {...labelProps}>{labelContent}</VisuallyHidden>
          {wrapTexts(corner)}
        </>
      ) : (
        <Top>
          <Label {...labelProps}>{labelContent}</Label>
          {wrapTexts(corner)}
        </Top>
      )}
      {wrapTexts(children)}
      {formValue?.entries.map(([name, value], index) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: several entries may have one name and one value
          key={index}
          type="hidden"
          name={name}
          value={value}
          disabled={props.disabled}
        />
      ))}
      <FieldNote {...props} />
    </Frame>
  );
}

/** The `data-*` attributes among the props of a component. */
function dataAttributesOf(props: object): object {
  return Object.fromEntries(Object.entries(props).filter(([key]) => key.startsWith('data-')));
}

interface FieldNoteProps extends Pick<FieldProps, 'hint' | 'error' | 'isValidating' | 'success'> {
  readonly controlId: string;
}

/** The note below a control. Errors and results that appear later are announced. */
export function FieldNote(props: FieldNoteProps): ReactNode {
  const { controlId, hint, error, isValidating, success } = props;
  const id = noteId(controlId);
  const hasResult = isValidating || (success !== undefined && !error);
  return (
    <>
      {!hasResult && error && <ErrorNote id={id} error={error} />}
      {!hasResult && !error && hint && <Note id={id}>{wrapMixedTexts(hint)}</Note>}
      {(isValidating !== undefined || success !== undefined) && (
        <validation.Component
          id={id}
          isValidating={isValidating}
          success={hasResult ? success : undefined}
        />
      )}
    </>
  );
}

/** An error that appears after a submission is read with the first refused field, which then gets the focus. */
function ErrorNote({ id, error }: { readonly id: string; readonly error: string }): ReactNode {
  const [isAnnounced] = useState(() => !isSubmitting());
  return (
    <Note id={id} data-state="error" role={isAnnounced ? 'alert' : undefined}>
      <Icon of={CircleExclamationPointIcon} />
      <span>{error}</span>
    </Note>
  );
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

/** Selects and editors are no controls of the browser, so their labels would do nothing. */
function focusControl({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { htmlFor, control } = currentTarget as HTMLLabelElement;
  if (control) return;
  (currentTarget.getRootNode() as Document | ShadowRoot).getElementById(htmlFor)?.focus();
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
