import type { PropertyImpact } from '@rentyard/contract/entities/property/propertyRoutes';
import { useState } from 'react';
import { type OwnerResource, propertiesApi } from './propertiesApi.ts';
import type { SentRows } from './propertyDrafts.ts';
import type { PropertyRow } from './rows/propertyRow.ts';

/** The effect of a save on the offers of one characteristic. */
export interface ImpactRow {
  /** Index of the row in the form. */
  readonly at: number;
  readonly row: PropertyRow;
  readonly impact: PropertyImpact;
}

/** A save that is waiting for confirmation. */
export interface Question {
  readonly rows: readonly ImpactRow[];
  readonly confirm: (isSure: boolean) => void;
}

interface ImpactConfirmation {
  readonly question: Question | undefined;
  /**
   * Resolves whether to continue the save: immediately when it affects no offers, otherwise after
   * the user decides.
   */
  readonly confirmImpact: (sent: SentRows, rows: readonly PropertyRow[]) => Promise<boolean>;
}

interface Of {
  readonly owner: OwnerResource;
  readonly id: number;
}

/** Requests the effect of a save on offers, tags and orders, and asks the user to confirm it. */
export function useImpactConfirmation(of: Of): ImpactConfirmation {
  const [fetchImpact] = propertiesApi.useImpactMutation();
  const [question, setQuestion] = useState<Question>();
  const confirmImpact: ImpactConfirmation['confirmImpact'] = async (sent, rows) => {
    if (sent.rows.every(isWithoutImpact)) return true;
    const impacts = await fetchImpact({ ...of, rows: sent.rows }).unwrap();
    const touched = impacts.flatMap((impact, index): readonly ImpactRow[] => {
      const at = sent.rowIndexes[index] ?? -1;
      const row = rows[at];
      return row && touches(row, impact) ? [{ at, row, impact }] : [];
    });
    if (touched.length === 0) return true;
    return new Promise((resolve) => {
      setQuestion({
        rows: touched,
        confirm: (isSure) => {
          setQuestion(undefined);
          resolve(isSure);
        },
      });
    });
  };
  return { question, confirmImpact };
}

/** Names and sort orders affect no answers, so no request is needed. */
function isWithoutImpact(row: Readonly<Record<string, unknown>>): boolean {
  return ['removed', 'required', 'status', 'values'].every((field) => row[field] === undefined);
}

function touches(row: PropertyRow, { used_by, would_miss, dropped }: PropertyImpact): boolean {
  return (
    would_miss.total > 0 ||
    dropped.some((one) => one.used_by.total > 0) ||
    (row.isRemoved && used_by.total > 0)
  );
}
