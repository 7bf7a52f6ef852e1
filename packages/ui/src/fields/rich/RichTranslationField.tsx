import { forwardRef, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { FieldProps } from '../Field.tsx';
import { useFormValue } from '../form/useFormValue.ts';
import { CopyTranslation } from '../translation/CopyTranslation.tsx';
import { LanguageStrip } from '../translation/TranslationTabs.tsx';
import { translationEntries } from '../translation/translationEntries.ts';
import type { TextLanguage } from '../translation/translationState.ts';
import { type Translations, useTranslationFrame } from '../translation/useTranslationFrame.ts';
import { RichTextField, type RichTextFieldProps, type RichTextHandle } from './RichTextField.tsx';

export interface RichTranslationFieldProps
  extends Omit<FieldProps, 'error'>,
    Pick<RichTextFieldProps, 'onBlur' | 'onPickImage'> {
  readonly languages: readonly TextLanguage[];
  /** Sanitised HTML by language code. Null or an omitted language means not translated. */
  readonly value: Translations;
  readonly onChange: (value: Translations) => void;
  readonly name?: string;
  /** Error messages by language code. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
}

/**
 * A formatted text in every language, one at a time, with the same tabs as `TranslationField`. Load it with
 * `import()`, like `RichTextField`.
 */
export const RichTranslationField = forwardRef<RichTextHandle, RichTranslationFieldProps>(
  function RichTranslationField(props, ref) {
    const { languages, value, onChange, name, errors = noErrors, ...field } = props;
    const { active, fallback, own, openBad } = useTranslationFrame({ languages, value, errors });
    const editor = useRef<RichTextHandle>(null);
    useImperativeHandle(ref, () => ({
      focus: () => {
        const focus = () => editor.current?.focus();
        if (openBad()) requestAnimationFrame(focus);
        else focus();
      },
    }));
    const formValue = useFormValue({
      name,
      value,
      onChange,
      entriesOf: translationEntries(languages),
    });
    const change = (html: string) => onChange({ ...value, [active]: html === '' ? null : html });
    const copied = fallback && value[fallback.code];
    // The copy button is removed by its click, so move the focus to the text.
    const copy = (html: string) => {
      change(html);
      editor.current?.focus();
    };
    return (
      <Frame>
        {own && <LanguageStrip state={own} hasProgress />}
        <RichTextField
          {...field}
          key={active}
          formValue={formValue}
          ref={editor}
          error={errors[active]}
          value={value[active] ?? ''}
          onChange={change}
        />
        {copied && !field.readOnly && !value[active] && (
          <CopyTranslation from={fallback} onCopy={() => copy(copied)} />
        )}
      </Frame>
    );
  },
);

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space2};

  > * { min-width: 0; max-width: 100%; }
  > :has(.tiptap) { width: 100%; }
`;

const noErrors: Readonly<Record<string, string | undefined>> = {};
