import { languageTag } from '@rentyard/contract/languages';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { Badge } from '@rentyard/ui/Badge';
import { Button } from '@rentyard/ui/Button';
import { Skeleton } from '@rentyard/ui/Skeleton';
import { Stack } from '@rentyard/ui/Stack';
import { sanitizeHtml } from '@rentyard/ui/sanitizeHtml';
import { Text } from '@rentyard/ui/Text';
import { TextArea } from '@rentyard/ui/TextArea';
import { TextField } from '@rentyard/ui/TextField';
import { media, theme } from '@rentyard/ui/theme';
import type { ReactNode } from 'react';
import { type RefCallback, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { findPluralForms } from '../../records/inputs/pluralForms.ts';
import { useErrorTexts } from '../../records/inputs/translationInputs.tsx';
import { useBoundField } from '../../records/inputs/useBoundField.ts';
import { useT } from '../../services/i18n/useT.ts';
import { lazyComponent } from '../../services/lazy/lazyComponent.ts';
import { isMissing, type Texts } from './missingTexts.ts';

interface TextPairProps {
  /** Dotted path of a translated field. */
  readonly name: string;
  readonly source: string;
  readonly target: string;
  /** The source changed after the translation was written. */
  readonly isOutdated: boolean;
}

/** A source text beside the input of its translation. */
export function TextPair({ name, source, target, isOutdated }: TextPairProps): ReactNode {
  const t = useT();
  const { form, field, frame } = useBoundField<'translated' | 'plural'>(name);
  const { value, onChange, onBlur, ref } = useController({ control: form.control, name }).field;
  const errors = useErrorTexts(name, frame.label);
  const texts = (value ?? {}) as NonNullable<Texts>;
  const change = (text: unknown) => onChange({ ...texts, [target]: text });
  const original = texts[source];
  const isToTranslate = isMissing(texts, source, target);
  const tag = languageTag(target);
  return (
    <Pair data-missing={isToTranslate || undefined}>
      <Stack direction="row" gap={2} align="center" wrap>
        <Text weight="medium">{frame.label}</Text>
        {isToTranslate && <Badge tone="danger">{t('translations.state.missing')}</Badge>}
        {isOutdated && <Badge tone="warning">{t('translations.state.outdated')}</Badge>}
        {isToTranslate && (
          <Button variant="ghost" onClick={() => change(original)}>
            {t('translations.copy')}
          </Button>
        )}
      </Stack>
      <Sides>
        {field.kind === 'plural' ? (
          <>
            <PluralText code={source} value={original as Texts} />
            <PluralText code={target} value={texts[target] as Texts} onChange={change} />
          </>
        ) : (
          <>
            <SourceText
              text={String(original ?? '')}
              lang={languageTag(source)}
              isRich={field.rich === true}
            />
            <TargetText
              key={target}
              field={field}
              name={name}
              label={`${frame.label}, ${target.toUpperCase()}`}
              lang={tag}
              text={String(texts[target] ?? '')}
              error={errors[target]}
              inputRef={ref}
              onChange={change}
              onBlur={onBlur}
            />
          </>
        )}
      </Sides>
    </Pair>
  );
}

interface SourceTextProps {
  readonly text: string;
  /** Language tag, for screen readers and spelling. */
  readonly lang: string;
  readonly isRich: boolean;
}

/** The source text, read-only. */
function SourceText({ text, lang, isRich }: SourceTextProps): ReactNode {
  if (text === '') return <Box>—</Box>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in this line
  if (isRich) return <Box lang={lang} dangerouslySetInnerHTML={{ __html: sanitizeHtml(text) }} />;
  return <Box lang={lang}>{text}</Box>;
}

interface PluralTextProps {
  /** Language code. */
  readonly code: string;
  readonly value: Texts;
  /** Omitted when the forms are read-only. */
  readonly onChange?: (value: Readonly<Record<string, unknown>>) => void;
}

/** The plural forms of a word in its language. */
function PluralText({ code, value, onChange }: PluralTextProps): ReactNode {
  const t = useT();
  return (
    <Stack gap={2}>
      {findPluralForms(code).map((form) => (
        <TextField
          key={form}
          label={t(`translations.plural.${form}`)}
          lang={languageTag(code)}
          readOnly={!onChange}
          value={String(value?.[form] ?? '')}
          onChange={(event) => onChange?.({ ...value, [form]: event.currentTarget.value })}
        />
      ))}
    </Stack>
  );
}

const Box = styled.div`
  padding: ${theme.space2} ${theme.space3};
  border: 1px solid ${theme.hairline};
  border-radius: ${theme.radius};
  background: ${theme.page};
  color: ${theme.textSoft};
  overflow-wrap: anywhere;
  white-space: pre-line;

  > * + * { margin-top: ${theme.space2}; }
  ul, ol { padding-inline-start: ${theme.space5}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  img { max-width: 100%; height: auto; }
`;

const Pair = styled.section`
  display: grid;
  gap: ${theme.space2};
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space3} ${theme.space4};
  align-items: stretch;

  > * { min-width: 0; }
  ${media.phone} { grid-template-columns: 1fr; }
`;

const RichTextField = lazyComponent(() =>
  import('@rentyard/ui/RichTextField').then((chunk) => chunk.RichTextField),
);

interface TargetTextProps {
  readonly field: PlainField;
  readonly name: string;
  readonly label: string;
  readonly lang: string;
  readonly text: string;
  readonly error: string | undefined;
  readonly inputRef: RefCallback<unknown>;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/** The translation, in the same input as in the record's form. */
function TargetText(props: TargetTextProps): ReactNode {
  const { field, inputRef, text, onChange, name, lang, label, error, onBlur } = props;
  const frame = { label, error, onBlur, isLabelHidden: true };
  const isLong = field.kind === 'translated' && field.multiline === true;
  if (field.kind === 'translated' && field.rich) {
    return (
      <Suspense fallback={<Skeleton height={220} />}>
        <RichTextField {...frame} ref={inputRef} value={text} onChange={onChange} />
      </Suspense>
    );
  }
  const Input = isLong ? TextArea : TextField;
  return (
    <Input
      {...frame}
      ref={inputRef}
      name={name}
      lang={lang}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
