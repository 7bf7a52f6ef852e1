import { SaveBar } from '@rentyard/ui/SaveBar';
import { useLanguageTag } from '@rentyard/ui/strings';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { inSentence } from '../../../services/i18n/inSentence.ts';
import { useFieldLabel } from '../../../services/i18n/useFieldLabel.ts';
import { useT } from '../../../services/i18n/useT.ts';
import { shortcutOf } from '../../../services/keyboard/shortcuts.ts';
import { useModuleText } from '../../fields/useModuleText.ts';
import type { RecordForm } from '../useRecordForm.ts';
import type { useSaving } from '../useSaving.ts';
import { buildFormValues, changedPaths } from '../values/formValues.ts';
import { SaveMenu } from './SaveMenu.tsx';

interface FormSaveBarProps {
  readonly controller: RecordForm;
  readonly saving: ReturnType<typeof useSaving>;
}

/** Shows the changed fields and saves them. Renders only when the set of changed fields changes. */
export function FormSaveBar({ controller, saving }: FormSaveBarProps): ReactNode {
  const t = useT();
  const tag = useLanguageTag();
  const text = useModuleText(controller.resource);
  const label = useFieldLabel(controller.resource.name);
  const { isDirty, dirtyFields } = useFormState({ control: controller.form.control });
  const changed = isDirty && dirtyFields ? changedIn(controller) : [];
  return (
    <SaveBar
      isVisible={isDirty}
      summary={t('form.changes', { count: changed.length })}
      detail={changed.map((path) => inSentence(label(path), tag)).join(', ')}
      onSave={() => void saving.save()}
      onDiscard={controller.discard}
      isSaving={controller.isSaving}
      saveLabel={text('save')}
      shortcut={shortcutOf('save')}
      actions={<SaveMenu saving={saving} controller={controller} />}
    />
  );
}

function changedIn({ resource, languages, record, form }: RecordForm): string[] {
  const before = buildFormValues(resource, languages.codes, record);
  return changedPaths(resource, before, form.getValues());
}
