import type { ChangeEvent } from 'react';
import { forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { ControlProps } from '../Field.tsx';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { Affix, Box, Control, controlStyle } from '../inputStyle.ts';
import { CopyTranslation } from './CopyTranslation.tsx';
import { LanguageStrip } from './TranslationTabs.tsx';
import { translationEntries } from './translationEntries.ts';
import type { TextLanguage } from './translationState.ts';
import { type Translations, useTranslationFrame } from './useTranslationFrame.ts';

export interface TranslationFieldProps extends Omit<FieldProps, 'error'> {
  readonly languages: readonly TextLanguage[];
  readonly value: Translations;
  readonly onChange: (value: Translations) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  /** Error messages by language code. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
  readonly multiline?: boolean;
  readonly minRows?: number;
  readonly maxLength?: number;
  readonly isCode?: boolean;
}

/** The handle for forms. `focus` opens the first language that has an error. */
export interface TranslationFieldHandle {
  readonly focus: () => void;
}

/**
 * A text in every language, one at a time. Inside `TranslationTabs` all fields show the same language; elsewhere the
 * field has its own tabs. While a language is empty, the default text is shown greyed.
 */
export const TranslationField = forwardRef<TranslationFieldHandle, TranslationFieldProps>(
  function TranslationField(props, ref) {
    const { languages, value, onChange, errors = noErrors, ...rest } = props;
    const { label, hint, required, disabled, readOnly, id, isLabelHidden } = rest;
    const { isValidating, success } = rest;
    const { active, language, fallback, own, openBad } = useTranslationFrame({
      languages,
      value,
      errors,
    });
    const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
    useImperativeHandle(ref, () => ({
      focus: () => {
        const focus = () => input.current?.focus();
        // The input of the new language is mounted only after the next render. Otherwise focus this input.
        if (openBad()) requestAnimationFrame(focus);
        else focus();
      },
    }));

    const formValue = useFormValue({
      name: rest.name,
      value,
      onChange,
      entriesOf: translationEntries(languages),
    });
    const change = (text: string) => onChange({ ...value, [active]: text === '' ? null : text });
    const copied = fallback && value[fallback.code];
    // The copy button is removed by its click, so move the focus to the text.
    const copy = (text: string) => {
      change(text);
      input.current?.focus();
    };
    const error = errors[active];
    const control = useControl({
      id,
      hint,
      error,
      required,
      disabled,
      readOnly,
      isValidating,
      success,
    });
    return (
      <Field
        {...{ label, hint, error, required, disabled, isLabelHidden, isValidating, success }}
        controlId={control.id}
        formValue={formValue}
        corner={
          own ? (
            <LanguageStrip state={own} hasProgress />
          ) : (
            copied &&
            !readOnly &&
            !value[active] && <CopyTranslation from={fallback} onCopy={() => copy(copied)} />
          )
        }
      >
        <Box data-state={error ? 'error' : undefined}>
          <TranslatedControl
            {...control}
            key={active}
            ref={input}
            lang={language?.tag ?? active}
            value={value[active] ?? ''}
            placeholder={copied ?? ''}
            maxLength={rest.maxLength}
            multiline={rest.multiline ?? false}
            minRows={rest.minRows ?? 3}
            isCode={rest.isCode ?? false}
            onChange={change}
            onBlur={rest.onBlur}
          />
          {languages.length > 1 && <LanguageMark aria-hidden>{active.toUpperCase()}</LanguageMark>}
        </Box>
      </Field>
    );
  },
);

/* Aligned with the first line, however tall the text is. */
const LanguageMark = styled(Affix)`
  align-self: flex-start;
  line-height: calc(${theme.controlLarge} - 2px);
`;

const noErrors: Readonly<Record<string, string | undefined>> = {};

interface TranslatedControlProps extends ControlProps {
  readonly lang: string;
  readonly value: string;
  readonly placeholder: string;
  readonly maxLength: number | undefined;
  readonly multiline: boolean;
  readonly minRows: number;
  readonly isCode: boolean;
  readonly onChange: (text: string) => void;
  readonly onBlur: (() => void) | undefined;
}

/** The input of one language, with one or several lines. */
const TranslatedControl = forwardRef<
  HTMLInputElement & HTMLTextAreaElement,
  TranslatedControlProps
>(function TranslatedControl({ multiline, minRows, isCode, onChange, ...rest }, ref) {
  const shared = {
    ...rest,
    autoComplete: 'off',
    dir: isCode ? 'ltr' : 'auto',
    spellCheck: !isCode,
    'data-code': isCode || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(event.currentTarget.value),
  };
  if (!multiline) return <Control type="text" {...shared} ref={ref} />;
  return (
    <Area
      {...shared}
      ref={ref}
      rows={minRows}
      style={{ minHeight: `calc(${theme.controlLarge} + ${(minRows - 1) * 20}px)` }}
    />
  );
});

const Area = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  max-height: 320px;
  padding: calc((${theme.controlLarge} - 20px) / 2) 0;
  resize: none;
`;
