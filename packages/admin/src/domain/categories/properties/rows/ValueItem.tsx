import { Button } from '@rentyard/ui/Button';
import { IconButton } from '@rentyard/ui/IconButton';
import { Select } from '@rentyard/ui/Select';
import { Text } from '@rentyard/ui/Text';
import { TranslationField } from '@rentyard/ui/TranslationField';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { media, theme } from '@rentyard/ui/theme';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../../../records/form/RecordFormContext.ts';
import { useErrorTexts, withoutNulls } from '../../../../records/inputs/translationInputs.tsx';
import { useT } from '../../../../services/i18n/useT.ts';
import { usePropertiesValues, useRow } from './propertiesForm.ts';

interface ValueItemProps {
  /** Index of the characteristic; `index` is that of the value in it. */
  readonly at: number;
  readonly index: number;
  readonly grip: ReactNode;
  readonly name: string;
  /** Removes a new value from the form. */
  readonly onRemove: () => void;
}

/** A value in the current language, or a note that the save removes it, with its replacement. */
export function ValueItem({ at, index, grip, name, onRemove }: ValueItemProps): ReactNode {
  const t = useT();
  const { languages } = useFormOfRecord();
  const { control, setValue } = usePropertiesValues();
  const path = `properties.${at}.values.${index}` as const;
  const { id, isDropped } = useRow(at).values[index] ?? { id: null, isDropped: false };
  const text = useController({ control, name: `${path}.name` }).field;
  const errors = useErrorTexts(`${path}.name`, t('properties.value', { number: index + 1 }));
  const mark = (isGoing: boolean) => {
    setValue(`${path}.isDropped`, isGoing, { shouldDirty: true });
    setValue(`${path}.replacement`, null, { shouldDirty: true });
  };
  if (isDropped) {
    return (
      <Line data-state="dropped">
        {grip}
        <Text as="del" tone="muted">
          {name}
        </Text>
        <Replacement at={at} index={index} />
        <Button onClick={() => mark(false)}>{t('properties.keep')}</Button>
      </Line>
    );
  }
  return (
    <Line>
      {grip}
      <TranslationField
        label={t('properties.value', { number: index + 1 })}
        isLabelHidden
        ref={text.ref}
        name={`${path}.name`}
        languages={languages.list}
        value={text.value}
        errors={errors}
        onChange={(value) => text.onChange(withoutNulls(value))}
        onBlur={text.onBlur}
      />
      <IconButton
        icon={X}
        label={t('properties.remove', { name })}
        onClick={() => (id === null ? onRemove() : mark(true))}
      />
    </Line>
  );
}

interface ReplacementProps {
  readonly at: number;
  readonly index: number;
}

/** The value that replaces a removed one wherever it is used. */
export function Replacement({ at, index }: ReplacementProps): ReactNode {
  const t = useT();
  const language = useActiveLanguage();
  const { languages } = useFormOfRecord();
  const { setValue } = usePropertiesValues();
  const { values } = useRow(at);
  const path = `properties.${at}.values.${index}` as const;
  const chosen = values[index]?.replacement ?? null;
  const others = values.flatMap(({ id, name, isDropped }) =>
    id === null || isDropped
      ? []
      : [{ value: String(id), label: name[language] || name[languages.default] || String(id) }],
  );
  return (
    <Select
      label={t('properties.replacement')}
      isLabelHidden
      size="medium"
      emptyLabel={t('properties.no_replacement')}
      options={others}
      value={chosen === null ? null : String(chosen)}
      onChange={(value) =>
        setValue(`${path}.replacement`, value === null ? null : Number(value), {
          shouldDirty: true,
        })
      }
    />
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: ${theme.space2};
  padding-block: 2px;

  > button { margin-top: 2px; }
  &[data-state='dropped'] {
    grid-template-columns: auto minmax(0, 1fr) minmax(0, 220px) auto;
    align-items: center;
    min-height: 40px;
  }
  ${media.phone} {
    &[data-state='dropped'] { grid-template-columns: auto minmax(0, 1fr) auto; }
    &[data-state='dropped'] > :nth-child(3) { grid-row: 2; grid-column: 2 / -1; }
  }
`;
