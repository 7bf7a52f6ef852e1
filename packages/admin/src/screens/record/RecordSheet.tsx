import type { Resource } from '@rentyard/contract/schema/resource';
import { Button } from '@rentyard/ui/Button';
import { Sheet } from '@rentyard/ui/Sheet';
import { Stack } from '@rentyard/ui/Stack';
import { media } from '@rentyard/ui/theme';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { RecordFacts } from '../../features/read/RecordFacts.tsx';
import { RecordStatus, StatusActions } from '../../features/status/StatusActions.tsx';
import { useModuleText } from '../../records/fields/useModuleText.ts';
import { formKey } from '../../records/form/formKey.ts';
import { FormSkeleton } from '../../records/form/screen/FormSkeleton.tsx';
import { LoadFailure } from '../../records/form/screen/LoadFailure.tsx';
import { RecordForm } from '../../records/form/screen/RecordForm.tsx';
import { SaveFailure } from '../../records/form/screen/SaveFailure.tsx';
import { SaveMenu } from '../../records/form/screen/SaveMenu.tsx';
import { type ReadyEditor, useEditor } from '../../records/form/useEditor.ts';
import { type RecordForm as Controller, useRecordForm } from '../../records/form/useRecordForm.ts';
import { useSaving } from '../../records/form/useSaving.ts';
import type { FormValues } from '../../records/form/values/formValues.ts';
import { formatTitle } from '../../records/form/values/recordText.ts';
import { useNamedRecord } from '../../records/navigation/openRecord.ts';
import { useFormLocation } from '../../records/navigation/useFormLocation.ts';
import { useLanguage, usePath } from '../../services/i18n/LanguageContext.ts';
import { useT } from '../../services/i18n/useT.ts';
import { useRequiredPermission } from '../../services/permissions/useRequiredPermission.ts';
import { PrevNext } from './PrevNext.tsx';
import { RecordTabs } from './RecordTabs.tsx';

interface RecordSheetProps {
  readonly resource: Resource;
  /** False when records are created elsewhere: hides "create another". */
  readonly isCreatable?: boolean;
  /** Where to go after creating a record, without the language; back to the list by default. */
  readonly next?: ((id: number) => string) | undefined;
  /** The inputs of the module. */
  readonly children: ReactNode;
}

/** Creates or edits a record in a sheet over its list, with its own URL. */
export function RecordSheet({
  resource,
  isCreatable = true,
  next,
  children,
}: RecordSheetProps): ReactNode {
  const { id, state, leave, quickCreate } = useFormLocation(resource);
  const language = useLanguage();
  const text = useModuleText(resource);
  const editor = useEditor(resource);
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  useRequiredPermission(id === undefined ? 'create' : 'update', resource.subject);

  const record = editor.state === 'ready' ? editor.record : undefined;
  const title =
    editor.state === 'ready' && record
      ? formatTitle(resource, record, language, editor.languages.default)
      : text(id === undefined ? 'new' : 'title');
  useNamedRecord(quickCreate ? undefined : record ? title : '');

  return (
    <Sheet isOpen onClose={leave} title={title} footer={<Slot ref={setFooter} />}>
      {editor.state === 'loading' && <FormSkeleton />}
      {editor.state === 'failed' && <LoadFailure failure={editor.failure} onRetry={editor.retry} />}
      {editor.state === 'ready' && (
        <SheetForm
          key={formKey(id, state)}
          resource={resource}
          isCreatable={isCreatable && !quickCreate}
          next={next}
          editor={editor}
          footer={footer}
        >
          {children}
        </SheetForm>
      )}
    </Sheet>
  );
}

interface SheetFormProps extends RecordSheetProps {
  readonly editor: ReadyEditor;
  /** The fixed footer that the buttons are rendered into. */
  readonly footer: HTMLElement | null;
}

function SheetForm(props: SheetFormProps): ReactNode {
  const { resource, isCreatable, next, editor, footer, children } = props;
  const t = useT();
  const text = useModuleText(resource);
  const formId = useId();
  const controller = useRecordForm({ resource, ...editor });
  const navigate = useNavigate();
  const path = usePath();
  const saving = useSaving(controller, (saved, leave) => {
    if (editor.record || !next) leave();
    else void navigate(path(next(saved.id)), { replace: true });
  });
  useFirstFocus(formId, editor.record !== undefined);
  useSheetTexts(controller);
  const buttons = (
    <>
      {editor.record && (
        <PrevNextSlot>
          <PrevNext resource={resource} id={editor.record.id} />
        </PrevNextSlot>
      )}
      <Button size="large" onClick={saving.leave}>
        {t('record.cancel')}
      </Button>
      {isCreatable && <SaveMenu saving={saving} controller={controller} />}
      <Button
        size="large"
        variant="primary"
        type="submit"
        form={formId}
        isBusy={controller.isSaving}
      >
        {text('save')}
      </Button>
    </>
  );
  return (
    <RecordForm controller={controller} id={formId} onSave={() => void saving.save()}>
      <RecordTabs resource={resource} record={controller.record}>
        <Stack gap={5}>
          <SaveFailure />
          {controller.record?.next_statuses && (
            <Stack direction="row" gap={3} align="center" wrap>
              <RecordStatus record={controller.record} />
              <StatusActions resource={resource} record={controller.record} direction="row" />
            </Stack>
          )}
          {children}
          {controller.record && <RecordFacts resource={resource} record={controller.record} />}
        </Stack>
      </RecordTabs>
      {footer && createPortal(buttons, footer)}
    </RecordForm>
  );
}

/** Focuses the first input of a new record, or the heading of an existing one. */
function useFirstFocus(formId: string, isKnown: boolean): void {
  useEffect(() => {
    const form = document.getElementById(formId);
    const heading = form?.closest('dialog')?.querySelector('h2');
    const target = isKnown ? heading : form?.querySelector('input');
    if (heading) {
      heading.tabIndex = -1;
      // The focused heading only marks where reading starts, so it needs no focus ring.
      heading.style.outline = 'none';
    }
    target?.focus();
  }, [formId, isKnown]);
}

/** A quick-created record starts with the searched text as its name. */
function useSheetTexts({ resource, form, languages }: Controller): void {
  const { quickCreate } = useFormLocation(resource);
  const searchText = quickCreate?.searchText;
  const isTranslated = resource.fields.name?.kind === 'translated';
  useEffect(() => {
    if (!searchText) return;
    const texts = form.getValues('name') as unknown as FormValues;
    const name = isTranslated ? { ...texts, [languages.default]: searchText } : searchText;
    form.setValue('name', name, { shouldDirty: true });
  }, [searchText, form, isTranslated, languages]);
}

/* Hidden on phones, where the buttons need the space. */
const PrevNextSlot = styled.div`
  display: flex;
  margin-inline-end: auto;

  ${media.phone} { display: none; }
`;

const Slot = styled.div`
  display: contents;

  ${media.phone} { > [data-variant='primary'] { flex: 1; } }
`;
