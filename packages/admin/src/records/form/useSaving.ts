import type { Field } from '@rentyard/contract/schema/fieldTypes';
import { isGenerated } from '@rentyard/contract/schema/generatedFields';
import type { Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useNavigate } from 'react-router';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { usePath } from '../../services/i18n/LanguageContext.ts';
import { useFormLocation } from '../navigation/useFormLocation.ts';
import { nextRound } from './formKey.ts';
import { copyState } from './useEditor.ts';
import type { RecordForm } from './useRecordForm.ts';
import type { FormValues } from './values/formValues.ts';

interface Saving {
  readonly save: () => Promise<void>;
  /** Saves and opens an empty form. */
  readonly saveAndAddAnother: () => Promise<void>;
  /** Opens the typed values as a new record, without saving this one. */
  readonly saveCopy: () => void;
  /** Back to the list that the record was opened from. */
  readonly leave: () => void;
}

/** The alert about a new record; undefined for the usual one. */
export type CreatedText = (saved: object) => string | undefined | Promise<string | undefined>;

/**
 * The ways to save a form (P-EDIT-2). `onSaved` decides where a plain save leads. `createdText` is the
 * alert about a new record, instead of `Successfully created`.
 */
export function useSaving(
  controller: RecordForm<RecordBase>,
  onSaved: (saved: RecordBase, leave: () => void) => void,
  createdText?: CreatedText,
): Saving {
  const { resource, record, form, discard } = controller;
  const alerts = useAlerts();
  const navigate = useNavigate();
  const path = usePath();
  const { state, leave, quickCreate } = useFormLocation(resource);
  const module = `/${resource.subject}`;

  const showCreated = async (saved: object) => {
    const text = await createdText?.(saved);
    if (text === undefined) alerts.created();
    else alerts.success(text);
  };

  const saveRecord = async (): Promise<RecordBase | undefined> => {
    const saved = await controller.save();
    if (!saved) return undefined;
    if (record) alerts.edited();
    else void showCreated(saved);
    return saved;
  };

  return {
    save: async () => {
      const saved = await saveRecord();
      if (!saved) return;
      if (quickCreate) quickCreate.onMade(saved);
      else onSaved(saved, leave);
    },
    saveAndAddAnother: async () => {
      if (!(await saveRecord())) return;
      const options = { state: nextRound(state), replace: record === undefined };
      void navigate(path(`${module}/create`), options);
    },
    saveCopy: () => {
      const copy = copyValues(resource, structuredClone(form.getValues()));
      discard();
      void navigate(path(`${module}/create`), { state: copyState(copy, state) });
    },
    leave,
  };
}

/**
 * Typed values for a copy. Unique values get a suffix that keeps their format, or are left empty.
 * The server generates codes and aliases again.
 */
export function copyValues(resource: Resource, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, copyValue(resource.fields[name], value)]),
  );
}

function copyValue(field: Field | undefined, value: unknown): unknown {
  if (!field?.unique || typeof value !== 'string' || value === '') return value;
  if (field.kind !== 'text' || field.pattern || isGenerated(field)) return '';
  if (field.format === 'code' || field.format === 'alias') return `${value}-copy`;
  return field.format ? '' : `${value} (2)`;
}
