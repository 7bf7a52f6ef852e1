import { Button } from '@rentyard/ui/Button';
import { isComposing } from '@rentyard/ui/isComposing';
import { SortableList } from '@rentyard/ui/SortableList';
import { Stack } from '@rentyard/ui/Stack';
import { Text } from '@rentyard/ui/Text';
import { useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import Plus from 'lucide-react/icons/plus';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { pastedValues } from './pastedValues.ts';
import { usePropertiesValues, useRow } from './propertiesForm.ts';
import { valueRow } from './propertyRow.ts';
import { ValueItem } from './ValueItem.tsx';

interface ValueRowsProps {
  readonly at: number;
}

/**
 * The ordered values of a characteristic. Enter moves to the next one. A pasted list creates a
 * value per line; a pasted table has one column per language, starting with the current one.
 */
export function ValueRows({ at }: ValueRowsProps): ReactNode {
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
