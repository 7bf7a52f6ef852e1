import { TranslationTabs } from '@rentyard/ui/TranslationTabs';
import { type FormEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../lazyPart.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { RecordFormContext } from './RecordFormContext.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import type { RecordForm as Controller } from './useRecordForm.ts';

/** Fetched when two people meet in one record, which is rare. */
const ConflictDialog = lazyPart(() =>
  import('./ConflictDialog.tsx').then((chunk) => chunk.ConflictDialog),
);

interface RecordFormProps {
  readonly controller: Controller;
  readonly id: string;
  /** Saves, by Enter, the button or Cmd/Ctrl+S. */
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/**
 * The form element around a module's inputs: gives them the record, asks before it is left unsaved,
 * shows conflicts and leads to the first refused field (P-EDIT-3).
 */
export function RecordForm({ controller, id, onSave, children }: RecordFormProps): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const { form, languages, refusals, conflict } = controller;
  useLeaveGuard(form, controller.discard);
  useSaveKey(onSave);
  useEffect(() => {
    if (refusals > 0) focusFirstRefused(element.current, form);
  }, [refusals, form]);
  const saveSettled = useSaveSettled(controller, onSave);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <RecordFormContext.Provider value={controller}>
      <TranslationTabs languages={languages.list}>
        <form id={id} ref={element} noValidate onSubmit={handleSubmit}>
          <DraftOffer controller={controller} />
          {children}
        </form>
      </TranslationTabs>
      {conflict && (
        <Suspense>
          <ConflictDialog controller={controller} conflict={conflict} onSave={saveSettled} />
        </Suspense>
      )}
    </RecordFormContext.Provider>
  );
}

/** Saves once the choices of a conflict stand in the form, which is after the next render. */
function useSaveSettled(
  { conflict, settle }: Controller,
  onSave: () => void,
): (theirs: readonly string[]) => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (conflict || !isWanted.current) return;
    isWanted.current = false;
    onSave();
  });
  return (theirs) => {
    isWanted.current = true;
    settle(theirs);
  };
}

/** Goes through the inputs in the order of the page; a text field opens the language that is wrong. */
function focusFirstRefused(element: HTMLFormElement | null, form: Controller['form']): void {
  for (const input of element?.elements ?? []) {
    const name = input.getAttribute('name');
    if (!name || !form.getFieldState(name).error) continue;
    form.setFocus(name);
    return;
  }
}

/** Cmd+S and Ctrl+S save instead of asking where to put the page. */
function useSaveKey(onSave: () => void): void {
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const isSave = (event.metaKey || event.ctrlKey) && !event.altKey && event.code === 'KeyS';
      if (!isSave || event.shiftKey) return;
      event.preventDefault();
      save.current();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
}
