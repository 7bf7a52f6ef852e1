import { nanoid } from '@reduxjs/toolkit';
import type { PropertyEdited } from '@rentyard/contract/property';
import { property } from '@rentyard/contract/property';
import { useCallback, useMemo, useRef, useState } from 'react';
import { isApiFailure } from '../../../api/failure.ts';
import { changedLeaves, clashes, rebase, withValuesAt } from '../../form/changes.ts';
import type { FormValues } from '../../form/formValues.ts';
import { useMergeNote } from '../../form/useMergeNote.ts';
import { useSteps } from '../../steps/StepsContext.ts';
import { useStepForm } from '../../steps/useStepForm.ts';
import type { OwnerResource } from './propertiesApi.ts';
import { propertiesApi } from './propertiesApi.ts';
import { propertiesResolver } from './propertiesResolver.ts';
import { changedRows, placeInForm, rowsOf, type SentRows } from './propertyDrafts.ts';
import { type PropertyRow, rowOf } from './propertyRow.ts';
import { rebaseProperties } from './rebaseRows.ts';
import { rememberNew, withMarks } from './rowMarks.ts';
import { type Question, useImpactQuestion } from './useImpactQuestion.ts';

/** A characteristic that somebody else saved meanwhile, where both changed the same of it. */
export interface RowConflict {
  readonly record: PropertyEdited;
  readonly paths: readonly string[];
  readonly mine: PropertyRow;
  readonly theirs: PropertyRow;
}

interface PropertiesForm {
  readonly controller: ReturnType<typeof useStepForm>['controller'];
  readonly conflict: RowConflict | undefined;
  /** Goes on from the other's save; of what clashes, the named paths as they saved them. */
  readonly settle: (fromThem: readonly string[]) => void;
  /** What the save would do to offers, waiting for a yes or a no. */
  readonly question: Question | undefined;
}

/** Behaviour of the form over all characteristics of a category or of a group. */
export function usePropertiesForm(stored: readonly PropertyEdited[]): PropertiesForm {
  const { resource, editor, refresh } = useSteps();
  const { languages } = editor;
  const record = recordOf(editor);
  const of = { owner: resource.name as OwnerResource, id: record.id };
  const [send] = propertiesApi.useSavePropertiesMutation();
  const tellMerged = useMergeNote(property);
  const impact = useImpactQuestion(of);
  const [conflict, setConflict] = useState<RowConflict & { readonly start: FormValues }>();
  const marks = useRef(new Map<string, string>());
  const rowAs = useCallback(
    (one: PropertyEdited): PropertyRow => withMarks(marks.current, rowOf(languages.codes, one)),
    [languages],
  );
  const startValues = useMemo(() => ({ properties: stored.map(rowAs) }), [stored, rowAs]);
  const resolver = useMemo(() => propertiesResolver(languages), [languages]);
  const last = useRef<{ readonly values: FormValues; readonly sent: SentRows }>(undefined);

  /** Sends the rows that changed; what others saved meanwhile is merged where it does not clash. */
  const submit = async (
    read: () => FormValues,
    begin: FormValues,
  ): Promise<FormValues | undefined> => {
    let start = begin;
    if (!(await impact.ask(changedRows(start, read()), rowsOf(read())))) return undefined;
    let values = read();
    for (;;) {
      const sent = changedRows(start, values);
      last.current = { values, sent };
      if (sent.rows.length === 0) return start;
      try {
        const saved = await send({ ...of, rows: sent.rows, idempotencyKey: nanoid() }).unwrap();
        refresh();
        rememberNew(marks.current, saved, rowsOf(values));
        return { properties: saved.map(rowAs) };
      } catch (error) {
        const met = meet(error, start, values, rowAs);
        if (!met) throw error;
        if (met.paths.length > 0) {
          setConflict({ ...met, start });
          return undefined;
        }
        tellMerged(met.record, changedLeaves(met.before, met.theirs));
        start = withRow(start, met.theirs);
        values = withRow(values, rebase(met.before, met.mine, met.theirs) as PropertyRow);
      }
    }
  };

  const { controller, goOnFrom } = useStepForm({
    resource,
    languages,
    record,
    draftName: `${resource.name}/properties`,
    startValues,
    resolver,
    send: submit,
    rebase: (base, mine, theirs) => ({
      properties: rebaseProperties(rowsOf(base), rowsOf(mine), rowsOf(theirs)),
    }),
    placeOf: (path) => last.current && placeInForm(path, last.current.values, last.current.sent),
  });

  const settle = (fromThem: readonly string[]) => {
    if (!conflict) return;
    const { start, theirs } = conflict;
    const values = controller.form.getValues();
    const before = rowWithId(start, theirs.id) ?? theirs;
    const mine = rowWithId(values, theirs.id) ?? theirs;
    const merged = withValuesAt(rebase(before, mine, theirs), fromThem, theirs) as PropertyRow;
    goOnFrom(withRow(start, theirs), withRow(values, merged));
    setConflict(undefined);
  };
  return { controller, conflict, settle, question: impact.question };
}

function recordOf({ record }: ReturnType<typeof useSteps>['editor']) {
  if (!record) throw new Error('Characteristics belong to a record that exists.');
  return record;
}

/** What a refused save met: the row as it was, as it is here, and as somebody else saved it. */
function meet(
  error: unknown,
  start: FormValues,
  values: FormValues,
  rowAs: (record: PropertyEdited) => PropertyRow,
) {
  if (!isApiFailure(error) || error.code !== 'version_conflict') return undefined;
  const record = error.current as PropertyEdited;
  const theirs = rowAs(record);
  const [before, mine] = [rowWithId(start, record.id), rowWithId(values, record.id)];
  if (!before || !mine) return undefined;
  return { record, theirs, before, mine, paths: clashes(before, mine, theirs) };
}

function rowWithId(values: FormValues, id: number | null): PropertyRow | undefined {
  return rowsOf(values).find((row) => row.id === id);
}

function withRow(values: FormValues, row: PropertyRow): FormValues {
  return { properties: rowsOf(values).map((one) => (one.id === row.id ? row : one)) };
}
