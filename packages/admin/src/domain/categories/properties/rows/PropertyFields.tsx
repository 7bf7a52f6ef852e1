import type { property } from '@rentyard/contract/entities/property/property';
import { Button } from '@rentyard/ui/Button';
import { FieldGrid } from '@rentyard/ui/FieldGrid';
import { IconButton } from '@rentyard/ui/IconButton';
import { isComposing } from '@rentyard/ui/isComposing';
import { RangeField } from '@rentyard/ui/RangeField';
import { SortableList } from '@rentyard/ui/SortableList';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { useController, useFieldArray, useFormState } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../../../records/form/RecordFormContext.ts';
import { errorAt, readProblem } from '../../../../records/form/values/problems.ts';
import { Field } from '../../../../records/inputs/Field.tsx';
import { useFormat } from '../../../../services/format/useFormat.ts';
import { useFieldLabel } from '../../../../services/i18n/useFieldLabel.ts';
import { useProblem } from '../../../../services/i18n/useProblem.ts';
import { useT } from '../../../../services/i18n/useT.ts';
import { pastedValues } from './pastedValues.ts';
import { usePropertiesValues, useRow } from './propertiesForm.ts';
import { valueRow } from './propertyRow.ts';
import { gapsIn } from './rangeGaps.ts';
import { ValueItem } from './ValueItem.tsx';

interface PropertyFieldsProps {
  readonly at: number;
}

/** The inputs of one characteristic. Number inputs appear only when it is numeric. */
export function PropertyFields({ at }: PropertyFieldsProps): ReactNode {
  const t = useT();
  const { is_numeric } = useRow(at);
  return (
    <Stack gap={4}>
      <FieldGrid>
        <Field<typeof property> name="name" />
        <Field<typeof property> name="status" hint={t('properties.status_hint')} />
      </FieldGrid>
      <FieldGrid>
        <Field<typeof property> name="required" hint={t('properties.required_hint')} />
        <Field<typeof property> name="multiple" hint={t('properties.multiple_hint')} />
        <Field<typeof property> name="allow_custom" hint={t('properties.allow_custom_hint')} />
        <Field<typeof property> name="is_numeric" hint={t('properties.is_numeric_hint')} />
      </FieldGrid>
      {is_numeric && (
        <>
          <FieldGrid>
            <Field<typeof property> name="min" />
            <Field<typeof property> name="max" />
          </FieldGrid>
          <RangeRows at={at} />
        </>
      )}
      <ValueRows at={at} />
    </Stack>
  );
}

interface RangeRowsProps {
  readonly at: number;
}

/** Ranges of a numeric characteristic, with a note about the gap between two of them. */
function RangeRows({ at }: RangeRowsProps): ReactNode {
  const t = useT();
  const format = useFormat();
  const label = useFieldLabel('properties');
  const { control } = usePropertiesValues();
  const { fields, append, remove } = useFieldArray({
    control,
    name: `properties.${at}.ranges`,
    keyName: 'key',
  });
  const { ranges } = useRow(at);
  const gaps = gapsIn(ranges);
  const addBand = () => append({ from: ranges.at(-1)?.to ?? '', to: '' });
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" size="md" weight="medium" tone="soft">
        {label('ranges')}
      </Text>
      {fields.map(({ key }, index) => {
        const gap = gaps.get(index);
        return (
          <div key={key}>
            <RangeInput at={at} index={index} onRemove={() => remove(index)} />
            {gap && (
              <Text as="p" size="sm" tone="warning">
                {t('properties.gap', {
                  from: format.number(gap.from),
                  to: format.number(gap.to),
                })}
              </Text>
            )}
          </div>
        );
      })}
      <Stack direction="row">
        <Button icon={Plus} onClick={addBand}>
          {t('properties.add_range')}
        </Button>
      </Stack>
    </Stack>
  );
}

interface RangeInputProps {
  readonly at: number;
  readonly index: number;
  readonly onRemove: () => void;
}

function RangeInput({ at, index, onRemove }: RangeInputProps): ReactNode {
  const t = useT();
  const problemText = useProblem();
  const { control } = usePropertiesValues();
  const path = `properties.${at}.ranges.${index}` as const;
  const { value, onChange, onBlur, ref } = useController({ control, name: path }).field;
  const { errors } = useFormState({ control, name: path });
  const name = t('properties.range', { number: index + 1 });
  const [error] = [`${path}.from`, `${path}.to`].flatMap((end) => errorAt(errors, end) ?? []);
  return (
    <Line>
      <RangeField
        label={name}
        isLabelHidden
        ref={ref}
        name={path}
        value={value}
        error={error && problemText(readProblem(error), name)}
        onChange={({ from, to }) => onChange({ from: from ?? '', to: to ?? '' })}
        onBlur={onBlur}
      />
      <IconButton icon={X} label={t('properties.remove', { name })} onClick={onRemove} />
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 320px) auto;
  align-items: start;
  gap: ${theme.space2};
`;

interface ValueRowsProps {
  readonly at: number;
}

/**
 * The ordered values of a characteristic. Enter moves to the next one. A pasted list creates a
 * value per line; a pasted table has one column per language, starting with the current one.
 */
function ValueRows({ at }: ValueRowsProps): ReactNode {
  const t = useT();
  const listId = useId();
  const label = useFieldLabel('properties');
  const language = useActiveLanguage();
  const { languages } = useFormOfRecord();
  const { control, setValue, getValues } = usePropertiesValues();
  const path = `properties.${at}.values` as const;
  const { fields, insert, move, remove } = useFieldArray({ control, name: path, keyName: 'key' });
  const { values } = useRow(at);

  const addAfter = (index: number) => {
    insert(index + 1, valueRow(languages.codes), {
      focusName: `${path}.${index + 1}.name`,
    });
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || isComposing(event)) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    addAfter(index);
  };
  const handlePaste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedValues(
      event.clipboardData.getData('text/plain'),
      language,
      languages.codes,
    );
    if (pasted.length < 2) return;
    event.preventDefault();
    const here = getValues(`${path}.${index}.name.${language}`);
    const rows = pasted.map((name) => valueRow(languages.codes, name));
    // The first pasted line fills an empty value.
    const [first] = pasted;
    if (here?.trim() || !first) insert(index + 1, rows, { shouldFocus: false });
    else {
      const name = { ...getValues(`${path}.${index}.name`), ...first };
      setValue(`${path}.${index}.name`, name, { shouldDirty: true });
      insert(index + 1, rows.slice(1), { shouldFocus: false });
    }
  };
  const items = fields.map(({ uid, name }, index) => ({
    id: uid,
    name:
      values[index]?.name[language] ||
      name[languages.default] ||
      t('properties.value', { number: index + 1 }),
  }));
  return (
    <Stack as="fieldset" gap={2}>
      <Text as="legend" id={listId} size="md" weight="medium" tone="soft">
        {label('values')}
      </Text>
      {fields.length > 0 && (
        <SortableList label={label('values')} items={items} onMove={move}>
          {(item, index, grip) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the inputs
            <div
              onKeyDown={(event) => handleKeyDown(event, index)}
              onPaste={(event) => handlePaste(event, index)}
            >
              <ValueItem
                at={at}
                index={index}
                grip={grip}
                name={item.name}
                onRemove={() => remove(index)}
              />
            </div>
          )}
        </SortableList>
      )}
      <Stack direction="row" align="center" gap={3} wrap>
        <Button icon={Plus} onClick={() => addAfter(fields.length - 1)}>
          {t('properties.add_value')}
        </Button>
        <Text size="sm" tone="muted">
          {t('properties.paste_hint')}
        </Text>
      </Stack>
    </Stack>
  );
}
