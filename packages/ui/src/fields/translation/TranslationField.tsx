import {
  forwardRef,
  memo,
  type ReactNode,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { Field, type FieldProps, useControl } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { Affix, Box } from '../inputStyle.ts';
import { CopyTranslation } from './CopyTranslation.tsx';
import { type Shape, SubmittedTexts, TranslatedControl, TypedText } from './TranslatedControl.tsx';
import { LanguageStrip } from './TranslationTabs.tsx';
import { translationEntries } from './translationEntries.ts';
import type { TextLanguage, TranslationState } from './translationState.ts';
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
    const { label, hint, required, disabled, readOnly, id, isLabelHidden, name } = rest;
    const { isValidating, success, multiline = false, minRows = 3, isCode = false } = rest;
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

    const { entries, onReset } = useFormValue({
      name,
      value,
      onChange,
      entriesOf: translationEntries(languages),
    });
    const change = (text: string) => onChange({ ...value, [active]: text === '' ? null : text });
    const text = value[active] ?? '';
    const copied = (fallback && value[fallback.code]) || undefined;
    // The copy button is removed by its click, so move the focus to the text.
    const copy = () => {
      change(copied ?? '');
      input.current?.focus();
    };
    const error = errors[active];
    const field = { label, hint, error, required, disabled, isLabelHidden, isValidating, success };
    const control = useControl({ ...field, id, readOnly });
    const latest = useRef({ onReset, copy });
    useLayoutEffect(() => {
      latest.current = { onReset, copy };
    });
    return (
      <TypedText.Provider
        value={{
          control: {
            ...control,
            lang: language?.tag ?? active,
            value: text,
            placeholder: copied,
            maxLength: rest.maxLength,
            onBlur: rest.onBlur,
          },
          input,
          onChange: change,
          entries,
        }}
      >
        <TextFrame
          {...field}
          {...{ own, active, multiline, minRows, isCode, latest }}
          controlId={control.id}
          hasMark={languages.length > 1}
          copyFrom={copied && !readOnly && text === '' ? fallback : undefined}
        />
      </TypedText.Provider>
    );
  },
);

interface TextFrameProps extends FieldProps, Shape {
  readonly controlId: string;
  readonly active: string;
  /** Tabs of the field itself. */
  readonly own: TranslationState | undefined;
  /** Whether the input shows its language. */
  readonly hasMark: boolean;
  /** The language whose text can be copied. */
  readonly copyFrom: TextLanguage | undefined;
  readonly latest: RefObject<{ readonly onReset: () => void; readonly copy: () => void }>;
}

/** Everything around the typed text. It is not rendered again for a key, which changes only the context of the text. */
const TextFrame = memo(function TextFrame(props: TextFrameProps): ReactNode {
  const { active, own, hasMark, copyFrom, latest, ...rest } = props;
  const { multiline, minRows, isCode, ...field } = rest;
  return (
    <Field
      {...field}
      formValue={{ entries: [], onReset: () => latest.current.onReset() }}
      corner={
        own ? (
          <LanguageStrip state={own} hasProgress />
        ) : (
          copyFrom && <CopyTranslation from={copyFrom} onCopy={() => latest.current.copy()} />
        )
      }
    >
      <Box data-state={field.error ? 'error' : undefined}>
        <TranslatedControl key={active} {...{ multiline, minRows, isCode }} />
        {hasMark && <LanguageMark aria-hidden>{active.toUpperCase()}</LanguageMark>}
      </Box>
      <SubmittedTexts />
    </Field>
  );
});

/* Aligned with the first line, however tall the text is. */
const LanguageMark = styled(Affix)`
  align-self: flex-start;
  line-height: calc(${theme.controlLarge} - 2px);
`;

const noErrors: Readonly<Record<string, string | undefined>> = {};
