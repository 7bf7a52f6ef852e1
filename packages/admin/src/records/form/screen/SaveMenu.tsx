import { IconButton } from '@rentyard/ui/IconButton';
import { Menu } from '@rentyard/ui/Menu';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useT } from '../../../services/i18n/useT.ts';
import { useCan } from '../../../services/permissions/useCan.ts';
import type { RecordForm } from '../useRecordForm.ts';
import type { useSaving } from '../useSaving.ts';

interface SaveMenuProps {
  readonly saving: ReturnType<typeof useSaving>;
  readonly controller: RecordForm;
}

/** More ways to save, next to the main button. */
export function SaveMenu({ saving, controller }: SaveMenuProps): ReactNode {
  const t = useT();
  const { resource, record } = controller;
  const mayCreate = useCan('create', resource.subject);
  if (!mayCreate) return null;
  const another = {
    label: t('form.save_another'),
    onPress: () => void saving.saveAndAddAnother(),
  };
  const copy = { label: t('form.save_copy'), onPress: saving.saveCopy };
  return (
    <Menu
      label={t('form.more')}
      trigger={
        <IconButton icon={ChevronDown} variant="secondary" size="large" label={t('form.more')} />
      }
      items={record ? [another, copy] : [another]}
    />
  );
}
