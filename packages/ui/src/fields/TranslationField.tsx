import { forwardRef, useEffect, useId, useImperativeHandle, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { Field, type FieldProps, useControl } from './Field.tsx';
import { Affix, Box } from './inputLook.ts';
import { TranslatedControl } from './TranslatedControl.tsx';
import { LanguageStrip, useSnapshot, useTranslationState } from './TranslationTabs.tsx';
import { createTranslationState, type TextLanguage } from './translationState.ts';

/** One text per language code; null or left out is not translated. */
export type Translations = Readonly<Record<string, string | null | undefined>>;

export interface TranslationFieldProps extends Omit<FieldProps, 'error'> {
  readonly languages: readonly TextLanguage[];
  readonly value: Translations;
  readonly onChange: (value: Translations) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  /** Messages by language code. */
  readonly errors?: Readonly<Record<string, string | undefined>>;
  readonly multiline?: boolean;
  readonly minRows?: number;
  readonly maxLength?: number;
  readonly isCode?: boolean;
}

/** What a form may do with the field: focusing opens the first language that has an error. */
export interface TranslationFieldHandle {
  readonly focus: () => void;
}

/**
 * A text in every language, one at a time. Under a `TranslationTabs` all fields show the same
 * language; alone it brings its own strip. While a language is empty the default text shows greyed.
 */
export const TranslationField = forwardRef<TranslationFieldHandle, TranslationFieldProps>(
  function TranslationField(props, ref) {
    const { languages, value, onChange, errors = noErrors, ...rest } = props;
    const { label, hint, required, disabled, id, isLabelHidden } = rest;
    const fieldId = useId();
    const shared = useTranslationState();
    // biome-ignore lint/correctness/useExhaustiveDependencies: own state lives as long as the field
    const own = useMemo(() => (shared ? null : createTranslationState(languages)), [shared]);
    const state = shared ?? own;
    if (!state) throw new Error('TranslationField has no language state.');
    const { active } = useSnapshot(state);
    const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);

    const codes = languages.map((language) => language.code);
    const missing = codes.filter((code) => !value[code]?.trim()).join();
    const bad = codes.filter((code) => errors[code]).join();
    useEffect(() => {
      state.mark(fieldId, { missing: split(missing), bad: split(bad) });
      return () => state.mark(fieldId, null);
    }, [state, fieldId, missing, bad]);

    useImperativeHandle(ref, () => ({
      focus: () => {
        const firstBad = split(bad)[0];
        if (firstBad !== undefined && !errors[state.get().active]) state.setActive(firstBad);
        // The tab's own input is there after the switch has rendered.
        requestAnimationFrame(() => input.current?.focus());
      },
    }));

    const language = languages.find((one) => one.code === active);
    const fallback = languages.find((one) => one.isDefault);
    const error = errors[active];
    const control = useControl({ id, hint, error, required, disabled });
    return (
      <Field
        {...{ label, hint, error, required, disabled, isLabelHidden }}
        controlId={control.id}
        corner={own ? <LanguageStrip state={own} hasProgress /> : undefined}
      >
        <Box data-state={error ? 'error' : undefined}>
          <TranslatedControl
            {...control}
            key={active}
            ref={input}
            name={rest.name}
            lang={language?.tag ?? active}
            value={value[active] ?? ''}
            placeholder={(fallback && active !== fallback.code && value[fallback.code]) || ''}
            maxLength={rest.maxLength}
            multiline={rest.multiline ?? false}
            minRows={rest.minRows ?? 3}
            isCode={rest.isCode ?? false}
            onChange={(text) => onChange({ ...value, [active]: text === '' ? null : text })}
            onBlur={rest.onBlur}
          />
          {languages.length > 1 && <LanguageMark aria-hidden>{active.toUpperCase()}</LanguageMark>}
        </Box>
      </Field>
    );
  },
);

/* Level with the first line, however tall the text grows. */
const LanguageMark = styled(Affix)`
  align-self: flex-start;
  line-height: 34px;
`;

const noErrors: Readonly<Record<string, string | undefined>> = {};

const split = (codes: string): readonly string[] => (codes === '' ? [] : codes.split(','));
