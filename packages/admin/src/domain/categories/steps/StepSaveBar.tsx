import { SaveBar } from '@rentyard/ui/SaveBar';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import type { RecordForm } from '../../../records/form/useRecordForm.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { shortcutOf } from '../../../services/keyboard/shortcuts.ts';

interface StepSaveBarProps {
  readonly controller: RecordForm;
  /** How many values changed. Called when the form becomes dirty or clean. */
  readonly countChanges: () => number;
  readonly saveLabel: string;
  readonly onSave: () => void;
}

/** Shows the number of changes of a step and saves them. */
export function StepSaveBar({
  controller,
  countChanges,
  saveLabel,
  onSave,
}: StepSaveBarProps): ReactNode {
  const t = useT();
  const { isDirty, dirtyFields } = useFormState({ control: controller.form.control });
  return (
    <SaveBar
      isVisible={isDirty}
      summary={isDirty && dirtyFields ? t('form.changes', { count: countChanges() }) : ''}
      onSave={onSave}
      onDiscard={controller.discard}
      isSaving={controller.isSaving}
      saveLabel={saveLabel}
      shortcut={shortcutOf('save')}
    />
  );
}
