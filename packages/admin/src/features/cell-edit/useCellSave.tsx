import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import type { Option, RecordBase } from '@rentyard/contract/schema/values';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { get, set } from 'react-hook-form';
import { useDispatch, useStore } from 'react-redux';
import { fieldKindOf } from '../../records/fields/fieldKinds.ts';
import { ConflictDialog } from '../../records/form/screen/lazyConflictDialog.ts';
import type { Conflict } from '../../records/form/useEditForm.ts';
import { type FormValues, isSame } from '../../records/form/values/formValues.ts';
import { useAlerts } from '../../services/alerts/useAlerts.ts';
import { api } from '../../services/api/api.ts';
import { type ApiFailure, isApiFailure } from '../../services/api/failure.ts';
import { listApi, tag } from '../../services/api/listApi.ts';
import { recordsOf } from '../../services/api/recordsOf.ts';
import { useFailureText } from '../../services/api/useFailureText.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { useT } from '../../services/i18n/useT.ts';
import { shownName } from '../read/shownName.ts';

interface CellSaveInput {
  readonly resource: Resource;
  readonly row: RecordBase;
  readonly path: string;
  readonly onClose: () => void;
}

interface CellSave {
  readonly save: (input: string) => void;
  /** Saves a reference. */
  readonly choose: (option: Option | null) => void;
  readonly isBusy: boolean;
  /** Why the server refused the value. */
  readonly error: string | undefined;
  /** Shown when another user has changed the same value. */
  readonly dialog: ReactNode;
}

/**
 * Saves one value of a row. The list shows it before the server responds, and the old one again
 * when the server refuses. Changes by others to other fields do not matter.
 */
export function useCellSave({ resource, row, path, onClose }: CellSaveInput): CellSave {
  const t = useT();
  const label = useFieldLabel(resource.name);
  const alerts = useAlerts();
  const failureText = useFailureText();
  const patchLists = useListPatch(resource, row.id);
  const records = useMemo(() => recordsOf(resource), [resource]);
  const [update, isBusy] = records.useUpdate();
  const [start] = useState(row);
  const [typed, setTyped] = useState<unknown>();
  const [error, setError] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  const before: unknown = get(start, path);

  const write = (value: unknown, base: RecordBase) =>
    update({
      id: row.id,
      version: base.version,
      changes: buildChange(path, wireValue(value), base),
    });
  const refuse = async (value: unknown, failure: ApiFailure) => {
    const current = failure.current as RecordBase | undefined;
    if (!current) return setError(failure.errors?.[path]?.[0]?.message ?? failureText(failure));
    const theirs: unknown = get(current, path);
    if (isSame(theirs, before) || isSame(theirs, value)) return send(value, current);
    setConflict({
      record: current,
      paths: [path],
      mine: buildChange(path, value, {}),
      theirs: buildChange(path, theirs, {}),
    });
  };
  const send = async (value: unknown, base: RecordBase): Promise<void> => {
    setError(undefined);
    const patch = patchLists((draft) => set(draft, path, value));
    try {
      const saved = await write(value, base);
      const text = t('cell.saved', { name: shownName(resource, start), field: label(path) });
      onClose();
      alerts.undoable(text, () => write(before, saved));
    } catch (failure) {
      patch.undo();
      if (!isApiFailure(failure)) throw failure;
      await refuse(value, failure);
    }
  };

  const saveValue = (value: unknown) => {
    if (isBusy) return;
    if (isSame(value, before)) return onClose();
    setTyped(value);
    void send(value, start);
  };

  const resolve = (isMine: boolean) => {
    const base = conflict?.record;
    setConflict(undefined);
    if (isMine && base) void send(typed, base);
    else onClose();
  };

  return {
    save: (input) => {
      const field = fieldAt(resource, path);
      if (field) saveValue(fieldKindOf(field).draftValue(field, input));
    },
    choose: saveValue,
    isBusy,
    error,
    dialog: conflict && (
      <Suspense>
        <ConflictDialog
          controller={{ resource, resolveConflict: onClose }}
          conflict={conflict}
          onSave={(theirs) => resolve(theirs.length === 0)}
        />
      </Suspense>
    ),
  };
}

/** A reference is served as `{id, name}` and sent as its id. */
function wireValue(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'id' in value ? value.id : value;
}

/** The change of one value. A group is sent whole. */
function buildChange(path: string, value: unknown, base: object): FormValues {
  const [head = path, leaf] = path.split('.');
  if (leaf === undefined) return { [head]: value };
  return { [head]: { ...(get(base, head) as object), [leaf]: value } };
}

interface Patch {
  readonly undo: () => void;
}

type State = Parameters<typeof api.util.selectInvalidatedBy>[0];
type ListArgs = Parameters<typeof listApi.endpoints.list.initiate>[0];

/** Changes a record in all cached lists, before the server responds. */
function useListPatch(
  resource: Resource,
  id: number,
): (change: (row: RecordBase) => void) => Patch {
  const store = useStore<State>();
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  return (change) => {
    const lists = api.util
      .selectInvalidatedBy(store.getState(), [tag(resource.name, id)])
      .filter(({ endpointName }) => endpointName === 'list');
    const patches = lists.map(({ originalArgs }) =>
      dispatch(buildPatch(originalArgs as ListArgs, id, change)),
    );
    return {
      undo: () => {
        for (const patch of patches) patch.undo();
      },
    };
  };
}

function buildPatch(list: ListArgs, id: number, change: (row: RecordBase) => void) {
  return listApi.util.updateQueryData('list', list, ({ data }) => {
    const row = data.find((one) => one.id === id);
    if (row) change(row as RecordBase);
  });
}
