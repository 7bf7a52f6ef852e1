import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import type { RecordBase } from '@rentyard/contract/schema/values';
import { useEffect, useMemo, useRef } from 'react';
import { get, set } from 'react-hook-form';
import { useDispatch, useStore } from 'react-redux';
import { fieldKindOf } from '../../records/fields/fieldKinds.ts';
import type { useRecordForm } from '../../records/form/useRecordForm.ts';
import type { FormLanguages } from '../../records/form/values/contentLanguages.ts';
import {
  buildDraft,
  buildFormValues,
  changedDraft,
  isSame,
} from '../../records/form/values/formValues.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { listApi, tag } from '../../services/api/listApi.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';

interface SavedField {
  readonly resource: Resource;
  /** Dotted path of the field. */
  readonly path: string;
  /** The name of the record in the alert. */
  readonly name: string;
  /** In edit shape. */
  readonly record: RecordBase;
  readonly languages: FormLanguages;
  /** Called after a save or a cancel. */
  readonly onClose: () => void;
}

/** Saves the field, once per value, and closes the editor. */
export function useFieldSave(
  { resource, path, name, record, languages, onClose }: SavedField,
  controller: ReturnType<typeof useRecordForm>,
) {
  const t = useT();
  const label = useFieldLabel(resource.name)(path);
  const alerts = useAlerts();
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [update] = records.useUpdate();
  const patchLists = useListPatch(resource, record.id);
  const isClosed = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const toDraft = (one: RecordBase) =>
    buildDraft(resource, buildFormValues(resource, languages.codes, one));
  const undoTo = async (before: RecordBase, saved: RecordBase) => {
    const now = toDraft(saved);
    const then = structuredClone(now);
    set(then, path, get(toDraft(before), path));
    const changes = changedDraft(resource, now, then);
    if (Object.keys(changes).length > 0)
      await update({ id: saved.id, version: saved.version, changes });
  };
  const close = () => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose();
  };
  const send = async () => {
    const value: unknown = controller.form.getValues(path);
    if (isSame(get(controller.startValues, path), value)) return close();
    const before = controller.record ?? record;
    const patch = patchLists(path, value);
    const saved = await controller.save();
    if (saved) {
      alerts.undoable(t('cell.saved', { name, field: label }), () => undoTo(before, saved));
      return close();
    }
    patch.undo();
    // The editor closed with its popover, so it cannot show why.
    if (!isOpen.current) alerts.error(t('cell.refused', { name, field: label }));
  };
  return {
    save: () => {
      if (!isClosed.current && !controller.isSaving) void send();
    },
    cancel: close,
  };
}

interface Patch {
  readonly undo: () => void;
}

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type ListArgs = Parameters<typeof listApi.endpoints.list.initiate>[0];

/** Kinds whose value in a form is the one of a row, or becomes it as in a draft. */
const patched = new Set(['number', 'money', 'reference', 'boolean', 'choice']);

/** Changes a record in all cached lists, before the server responds. */
function useListPatch(resource: Resource, id: number): (path: string, value: unknown) => Patch {
  const store = useStore<State>();
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return (path, typed) => {
    const field = fieldAt(resource, path);
    if (!field || !patched.has(field.kind)) return { undo: () => {} };
    const value = field.kind === 'reference' ? typed : fieldKindOf(field).draftValue(field, typed);
    const lists = api.util
      .selectInvalidatedBy(store.getState(), [tag(resource.name, id)])
      .filter(({ endpointName }) => endpointName === 'list');
    const patches = lists.map(({ originalArgs }) =>
      dispatch(
        listApi.util.updateQueryData('list', originalArgs as ListArgs, ({ data }) => {
          const row = data.find((one) => one.id === id);
          if (row) set(row, path, value);
        }),
      ),
    );
    return {
      undo: () => {
        for (const patch of patches) patch.undo();
      },
    };
  };
}
