import type { Asked } from '../../listing/characteristics/asked.ts';
import { isMeant, type PropertyRow } from './propertyRow.ts';

interface Words {
  readonly language: string;
  readonly fallback: string;
  /** Stands for names that nobody wrote yet. */
  readonly unnamed: string;
}

/**
 * What offers would be asked after a save of these rows: active characteristics with the values that stay.
 * What has no key of the server yet gets one that no record has.
 */
export function askedBy(rows: readonly PropertyRow[], words: Words): readonly Asked[] {
  return rows.flatMap((row, at): readonly Asked[] => {
    if (row.isRemoved || row.status !== 'active') return [];
    return [
      {
        id: row.id ?? -at - 1,
        name: nameIn(row.name, words),
        required: row.required,
        multiple: row.multiple,
        allow_custom: row.allow_custom,
        is_numeric: row.is_numeric,
        status: row.status,
        values: row.values.flatMap((value, place) =>
          isMeant(value) ? [{ id: value.id ?? -place - 1, name: nameIn(value.name, words) }] : [],
        ),
        min: boundOf(row.min),
        max: boundOf(row.max),
      },
    ];
  });
}

function nameIn(
  names: Readonly<Record<string, string>>,
  { language, fallback, unnamed }: Words,
): string {
  return names[language]?.trim() || names[fallback]?.trim() || unnamed;
}

function boundOf(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}
