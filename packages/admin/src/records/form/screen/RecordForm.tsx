import type { Resource } from '@rentyard/contract/schema/resource';
import { TranslationTabs } from '@rentyard/ui/TranslationTabs';
import { type FormEvent, type ReactNode, Suspense, useContext, useEffect, useRef } from 'react';
import { useLanguage } from '../../../services/i18n/LanguageContext.ts';
import { lazyComponent } from '../../../services/lazy/lazyComponent.ts';
import { useShownRecord } from '../../navigation/openRecord.ts';
import { QuickCreateContext } from '../../navigation/useFormLocation.ts';
import { RecordFormContext } from '../RecordFormContext.ts';
import { useLeaveGuard } from '../useLeaveGuard.ts';
import type { RecordForm as Controller } from '../useRecordForm.ts';
import { focusFirstRefused } from './focusFirstRefused.ts';
import { ConflictDialog } from './lazyConflictDialog.ts';
import { RestoreDraftPrompt } from './RestoreDraftPrompt.tsx';
import { useSaveShortcut } from './useSaveShortcut.ts';

const FormPresence = lazyComponent(() =>
  import('./FormPresence.tsx').then((chunk) => chunk.FormPresence),
);

interface RecordFormProps {
  readonly controller: Controller;
  readonly id: string;
  /** Saves, on Enter, the button or Cmd/Ctrl+S. */
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/**
 * The form element around a module's inputs: provides the record, guards against leaving unsaved,
 * shows conflicts and focuses the first invalid field (P-EDIT-3).
 */
export function RecordForm({ controller, id, onSave, children }: RecordFormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const { form, record, refusals } = controller;
  const isQuickCreate = useContext(QuickCreateContext) !== null;
  useShownRecord(isQuickCreate ? undefined : controller.resource, record);
  useLeaveGuard(form, controller.discard);
  useSaveShortcut(onSave, element);
  useEffect(() => {
    if (refusals > 0) focusFirstRefused(element.current, form);
  }, [refusals, form]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A quick-create form is rendered inside this form in React, so stop its submit event here.
    event.stopPropagation();
    onSave();
  };
  return (
    <RecordFormScope controller={controller} onSave={onSave}>
      <form id={id} ref={element} noValidate onSubmit={handleSubmit}>
        {record && isModule(controller.resource) && (
          <Suspense>
            <FormPresence controller={controller} record={record} />
          </Suspense>
        )}
        <RestoreDraftPrompt controller={controller} onSave={onSave} />
        {children}
      </form>
    </RecordFormScope>
  );
}

interface RecordFormScopeProps extends Pick<RecordFormProps, 'controller' | 'onSave'> {
  readonly children: ReactNode;
}

/** What the inputs of a record need: the record, the language tabs, and the dialog of conflicts. */
export function RecordFormScope(props: RecordFormScopeProps): ReactNode {
  const { controller, onSave, children } = props;
  const { languages, conflict } = controller;
  const language = useLanguage();
  const saveResolved = useSaveResolved(controller, onSave);
  return (
    <RecordFormContext.Provider value={controller}>
      <TranslationTabs languages={languages.list} initial={language}>
        {children}
      </TranslationTabs>
      {conflict && (
        <Suspense>
          <ConflictDialog controller={controller} conflict={conflict} onSave={saveResolved} />
        </Suspense>
      )}
    </RecordFormContext.Provider>
  );
}

/** Whether the resource has a module of its own. Presence is sent to users who may read it. */
function isModule({ name, subject }: Resource): boolean {
  return name.replaceAll('_', '-') === subject;
}

/** Saves after the next render, when the form contains the choices made in the conflict dialog. */
function useSaveResolved(
  { conflict, resolveConflict }: Controller,
  onSave: () => void,
): (theirs: readonly string[]) => void {
  const isSaveRequested = useRef(false);
  useEffect(() => {
    if (conflict || !isSaveRequested.current) return;
    isSaveRequested.current = false;
    onSave();
  });
  return (theirs) => {
    isSaveRequested.current = true;
    resolveConflict(theirs);
  };
}
