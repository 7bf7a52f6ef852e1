import { valueAt } from '@rentyard/contract/schema/draftSchema';
import type { FilterOperator } from '@rentyard/contract/schema/fieldKinds/filterForms';
import type { PlainField } from '@rentyard/contract/schema/fieldTypes';
import { filterOperatorsOf } from '@rentyard/contract/schema/listQuery/filterPaths';
import type { WireRecord } from '../wire.ts';

/** The readable value of a record at a path: the name of a reference, an English text. */
export function textAt(record: WireRecord, path: string): unknown {
  const value = valueAt(record, path);
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value;
  if ('name' in value) return value.name;
  if ('en' in value) return value.en;
  return value;
}

/** A text of the record that is long enough to search for. */
export function searchTextOf(record: WireRecord, path: string): string {
  const text = String(textAt(record, path));
  return text.length >= 2 ? text : '';
}

/** One comparison of a filter: the value to filter by, and whether a record matches. */
export interface FilterSample {
  readonly title: string;
  readonly operator: FilterOperator;
  /** Undefined when the record has no value. */
  readonly compared: (record: WireRecord) => string | undefined;
  readonly isIn: (record: WireRecord) => boolean;
}

/** The comparisons that a field supports, each with the value of an existing record. */
export function filterSamples(path: string, field: PlainField): readonly FilterSample[] {
  const isList = field.kind === 'references';
  const raw = (record: WireRecord) => rawAt(record, path);
  const isFilled = (record: WireRecord) => raw(record) !== undefined;
  const samples: Readonly<Record<FilterOperator, readonly FilterSample[]>> = {
    eq: [sample('eq finds an equal value', 'eq', raw, () => true)],
    ne: [sample('ne leaves an equal value out', 'ne', raw, () => false)],
    in: [
      sample(
        'in finds a value of its list',
        'in',
        (record) => raw(record),
        () => true,
      ),
    ],
    gte: [
      sample('gte finds the value itself', 'gte', raw, () => true),
      sample(
        'gte leaves smaller values out',
        'gte',
        (record) => shifted(field, raw(record), 1),
        () => false,
      ),
    ],
    lte: [
      sample('lte finds the value itself', 'lte', raw, () => true),
      sample(
        'lte leaves greater values out',
        'lte',
        (record) => shifted(field, raw(record), -1),
        () => false,
      ),
    ],
    contains: [
      sample(
        'contains finds a part',
        'contains',
        (record) => (isList ? raw(record) : raw(record)?.slice(0, -1)),
        () => true,
      ),
      sample(
        'contains leaves other texts out',
        'contains',
        () => (isList ? '999999999' : 'qzxqzx'),
        () => false,
      ),
    ],
    empty: [
      sample(
        'empty finds what is not filled in',
        'empty',
        () => '1',
        (record) => !isFilled(record),
      ),
      sample('not empty finds what is filled in', 'empty', () => '0', isFilled),
    ],
  };
  return filterOperatorsOf(field).flatMap((operator) => samples[operator]);
}

function sample(
  title: string,
  operator: FilterOperator,
  compared: FilterSample['compared'],
  isIn: FilterSample['isIn'],
): FilterSample {
  return { title, operator, compared, isIn };
}

/** The value for a filter: ids of references, English texts, numbers as digits. */
function rawAt(record: WireRecord, path: string): string | undefined {
  const value = valueAt(record, path);
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.length > 0 ? String(value[0].id) : undefined;
  if ('id' in value) return String(value.id);
  if ('en' in value && typeof value.en === 'string') return value.en;
  return undefined;
}

function shifted(field: PlainField, value: string | undefined, by: number): string | undefined {
  if (value === undefined) return undefined;
  if (field.kind === 'moment') return new Date(Date.parse(value) + by * 60_000).toISOString();
  return String(Number(value) + by);
}
