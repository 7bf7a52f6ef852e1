import { useState } from 'react';
import { type OwnerResource, propertiesApi, type RowImpact } from './propertiesApi.ts';
import type { SentRows } from './propertyDrafts.ts';
import type { PropertyRow } from './propertyRow.ts';

/** What a save would do to one characteristic's offers. */
export interface RowQuestion {
  /** Place of the row in the form. */
  readonly at: number;
  readonly row: PropertyRow;
  readonly impact: RowImpact;
}

/** A save that waits for a person's yes. */
export interface Question {
  readonly rows: readonly RowQuestion[];
  readonly answer: (isSure: boolean) => void;
}

interface ImpactQuestion {
  readonly question: Question | undefined;
  /** Whether the save may go on: at once when it does nothing to offers, else when somebody says so. */
  readonly ask: (sent: SentRows, rows: readonly PropertyRow[]) => Promise<boolean>;
}

interface Of {
  readonly owner: OwnerResource;
  readonly id: number;
}

/** Asks the server before a save what it would do to offers, tags and orders, and a person if it does. */
export function useImpactQuestion(of: Of): ImpactQuestion {
  const [askServer] = propertiesApi.useImpactMutation();
  const [question, setQuestion] = useState<Question>();
  const ask: ImpactQuestion['ask'] = async (sent, rows) => {
    if (sent.rows.every(isHarmless)) return true;
    const impacts = await askServer({ ...of, rows: sent.rows }).unwrap();
    const touched = impacts.flatMap((impact, index): readonly RowQuestion[] => {
      const at = sent.places[index] ?? -1;
      const row = rows[at];
      return row && touches(row, impact) ? [{ at, row, impact }] : [];
    });
    if (touched.length === 0) return true;
    return new Promise((resolve) => {
      setQuestion({
        rows: touched,
        answer: (isSure) => {
          setQuestion(undefined);
          resolve(isSure);
        },
      });
    });
  };
  return { question, ask };
}

/** Names and orders touch no answer; there is nothing to ask the server about. */
function isHarmless(row: Readonly<Record<string, unknown>>): boolean {
  return ['removed', 'required', 'status', 'values'].every((field) => row[field] === undefined);
}

function touches(row: PropertyRow, { used_by, would_miss, dropped }: RowImpact): boolean {
  return (
    would_miss.total > 0 ||
    dropped.some((one) => one.used_by.total > 0) ||
    (row.isRemoved && used_by.total > 0)
  );
}
