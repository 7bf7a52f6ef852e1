import { Button } from '@rentyard/ui/Button';
import { Card } from '@rentyard/ui/Card';
import { EmptyState } from '@rentyard/ui/EmptyState';
import { SortableList } from '@rentyard/ui/SortableList';
import { TranslationStrip, useActiveLanguage } from '@rentyard/ui/TranslationTabs';
import { theme } from '@rentyard/ui/theme';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { styled } from 'styled-components';
import { useFormOfRecord } from '../../../records/form/RecordFormContext.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { useSteps } from '../steps/StepsContext.ts';
import { PropertyItem } from './PropertyItem.tsx';
import { usePropertiesValues } from './propertiesForm.ts';
import { type PropertyOwner, rowOf } from './propertyRow.ts';

/** The characteristics in their order. Expanded ones can be edited. */
export function PropertyCards(): ReactNode {
  const t = useT();
  const language = useActiveLanguage();
  const owner = useOwner();
  const { languages } = useFormOfRecord();
  const { control, setValue } = usePropertiesValues();
  const { fields, append, move, remove } = useFieldArray({
    control,
    name: 'properties',
    keyName: 'key',
  });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (uid: string, isOpen: boolean) => {
    const next = new Set(open);
    if (isOpen) next.add(uid);
    else next.delete(uid);
    setOpen(next);
  };
  const add = () => {
    const row = rowOf(languages.codes, undefined, owner);
    append(row, { focusName: `properties.${fields.length}.name` });
    toggle(row.uid, true);
  };
  const items = fields.map((row) => ({
    id: row.uid,
    name: row.name[language] || row.name[languages.default] || t('properties.unnamed'),
  }));
  return (
    <Card
      isFlush
      title={t('properties.title')}
      actions={
        <>
          <TranslationStrip />
          <Button icon={Plus} onClick={add}>
            {t('properties.add')}
          </Button>
        </>
      }
    >
      {fields.length === 0 ? (
        <Empty>
          <EmptyState
            icon={ListPlus}
            title={t('properties.none')}
            text={t('properties.none_text')}
          />
        </Empty>
      ) : (
        <SortableList label={t('properties.title')} items={items} onMove={move}>
          {({ id }, at, grip) => (
            <PropertyItem
              at={at}
              grip={grip}
              isOpen={open.has(id)}
              onToggle={(isOpen) => toggle(id, isOpen)}
              onRemove={() => remove(at)}
              onMark={(isRemoved) =>
                setValue(`properties.${at}.isRemoved`, isRemoved, { shouldDirty: true })
              }
            />
          )}
        </SortableList>
      )}
    </Card>
  );
}

/** The owner of the characteristics of the step. */
function useOwner(): PropertyOwner {
  const { resource, editor } = useSteps();
  const pointer = { id: editor.record?.id ?? 0, name: '' };
  return resource.name === 'categories' ? { category: pointer } : { category_group: pointer };
}

const Empty = styled.div`
  padding: ${theme.space4} ${theme.space5} ${theme.space6};
`;
