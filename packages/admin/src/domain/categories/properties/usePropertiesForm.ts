import { nanoid } from '@reduxjs/toolkit';
import { type PropertyEdited, property } from '@rentyard/contract/entities/property/property';
import { useCallback, useMemo, useRef } from 'react';
import { type Conflict, type Theirs, useEditForm } from '../../../records/form/useEditForm.ts';
import { useMergeAlert } from '../../../records/form/useMergeAlert.ts';
import type { RecordForm } from '../../../records/form/useRecordForm.ts';
import { changedLeaves, type FormValues } from '../../../records/form/values/formValues.ts';
import { useSteps } from '../steps/StepsContext.ts';
import {
  carryOverProperties,
  mergeProperties,
  pathsInRow,
  takeTheirProperties,
} from './mergeProperties.ts';
import { type OwnerResource, propertiesApi } from './propertiesApi.ts';
import {
  changedRows,
  pathInForm,
  propertiesResolver,
  readRows,
  type SentRows,
} from './propertyDrafts.ts';
import { buildRow, existsAfterSave, type PropertyRow } from './rows/propertyRow.ts';
import { type Question, useImpactConfirmation } from './useImpactConfirmation.ts';

interface PropertiesForm {
  readonly controller: RecordForm;
  /** A concurrent save that changed the same values of a characteristic. */
  readonly conflict: Conflict | undefined;
  /** Continues from the other user's version. Paths in `theirs` take their value. */
  readonly resolveConflict: (theirs: readonly string[]) => void;
  /** The effect on offers that is waiting for confirmation. */
  readonly question: Question | undefined;
}

const asTheyAre = (values: FormValues) => values;

/** The form of all characteristics of a category or a group, with its own save call. */
export function usePropertiesForm(stored: readonly PropertyEdited[]): PropertiesForm {
  const { resource, editor, refresh } = useSteps();
  const { languages, record } = editor;
  if (!record) throw new Error('Characteristics need a saved record: the record has no id.');
  const of = { owner: resource.name as OwnerResource, id: record.id };
  const [save] = propertiesApi.useSavePropertiesMutation();
  const showMergeAlert = useMergeAlert(property);
  const impact = useImpactConfirmation(of);
  const marks = useRef<RowMarks>(new Map());
  const rowAs = useCallback(
    (one: PropertyEdited): PropertyRow => withMarks(marks.current, buildRow(languages.codes, one)),
    [languages],
  );
  const storedRows = useMemo(() => ({ properties: stored.map(rowAs) }), [stored, rowAs]);
  const makeResolver = useCallback(() => propertiesResolver(languages), [languages]);
  const last = useRef<{ readonly values: FormValues; readonly sent: SentRows }>(undefined);

  const { conflict, resolveConflict, startFrom, ...form } = useEditForm<FormValues>({
    resource,
    languages,
    stored: storedRows,
    buildFormValues: asTheyAre,
    makeResolver,
    hasRows: true,
    confirm: (values, start) => impact.confirmImpact(changedRows(start, values), readRows(values)),
    send: async (values, start) => {
      const sent = changedRows(start, values);
      last.current = { values, sent };
      if (sent.rows.length === 0) return start;
      const saved = await save({ ...of, rows: sent.rows, idempotencyKey: nanoid() }).unwrap();
      refresh();
      rememberNew(marks.current, saved, readRows(values));
      return { properties: saved.map(rowAs) };
    },
    readTheirs: ({ current }, start): Theirs<FormValues> | undefined => {
      const theirs = current as PropertyEdited;
      const properties = readRows(start).map((row) => (row.id === theirs.id ? rowAs(theirs) : row));
      const isKnown = properties.some(({ id }) => id === theirs.id);
      return isKnown ? { stored: { properties }, record: theirs } : undefined;
    },
    merge: mergeProperties,
    carryOver: carryOverProperties,
    takeTheirs: takeTheirProperties,
    onMerged: ({ stored: now, record: theirs }, before) => {
      const [from, to] = [before, now].map((rows) => rowWithId(rows, theirs?.id));
      if (theirs && from && to) showMergeAlert(theirs, changedLeaves(from, to));
    },
    pathOf: (path) => last.current && pathInForm(path, last.current.values, last.current.sent),
  });

  return {
    controller: {
      ...form,
      conflict: undefined,
      resolveConflict,
      record,
      draftName: `${resource.name}/properties`,
      takeDraft: startFrom,
    },
    ...rowConflict(conflict, resolveConflict),
    question: impact.question,
  };
}

/** A conflict of one characteristic, with paths and values of that row. */
function rowConflict(
  conflict: Conflict | undefined,
  resolve: (theirs: readonly string[]) => void,
): Pick<PropertiesForm, 'conflict' | 'resolveConflict'> {
  const [mine, theirs] = [conflict?.mine, conflict?.theirs].map(
    (values) => values && rowWithId(values, conflict?.record?.id),
  );
  if (!conflict || !mine || !theirs) return { conflict: undefined, resolveConflict: resolve };
  const { uid } = theirs;
  return {
    conflict: { ...conflict, paths: pathsInRow(uid, conflict.paths), mine, theirs },
    resolveConflict: (paths) => resolve(paths.map((path) => `properties.${uid}.${path}`)),
  };
}

function rowWithId(values: FormValues, id: number | undefined): PropertyRow | undefined {
  return readRows(values).find((row) => row.id === id);
}

/** The `uid` that a new row or value was created with on this screen, by its stored id. */
type RowMarks = Map<string, string>;

/** A stored row with the `uid`s that it and its values have on screen. */
function withMarks(marks: RowMarks, row: PropertyRow): PropertyRow {
  const marked = <Row extends { readonly uid: string }>(one: Row): Row => ({
    ...one,
    uid: marks.get(one.uid) ?? one.uid,
  });
  return { ...marked(row), values: row.values.map(marked) };
}

/** Stores the `uid`s of new rows and values. The server returns them in the order of the save. */
function rememberNew(
  marks: RowMarks,
  saved: readonly PropertyEdited[],
  sent: readonly PropertyRow[],
): void {
  const known = new Map(sent.map((row) => [row.id, row]));
  const fresh = sent.filter(({ id, isRemoved }) => id === null && !isRemoved).values();
  for (const { id, values } of saved) {
    const row = known.get(id) ?? fresh.next().value;
    if (!row) continue;
    if (row.id === null) marks.set(`p${id}`, row.uid);
    const valueIds = new Set(row.values.map((value) => value.id));
    const freshValues = row.values
      .filter((value) => value.id === null && existsAfterSave(value))
      .values();
    for (const value of values ?? []) {
      const made = valueIds.has(value.id) ? undefined : freshValues.next().value;
      if (made) marks.set(`v${value.id}`, made.uid);
    }
  }
}
