import type { FieldPath } from '@rentyard/contract/schema/fieldPath';
import type { Fields, PlainField } from '@rentyard/contract/schema/fieldTypes';
import { isSortable } from '@rentyard/contract/schema/listQuery/filterPaths';
import { type baseFields, fieldAt, type Resource } from '@rentyard/contract/schema/resource';
import { declarationOf, type Status } from '@rentyard/contract/schema/statuses';
import type { Image, Option, RecordBase, Row } from '@rentyard/contract/schema/values';
import {
  badgeColumn,
  booleanColumn,
  type ColumnOptions,
  type DataColumn,
  dateColumn,
  imageColumn,
  moneyColumn,
  numberColumn,
  stackColumn,
  textColumn,
} from '@rentyard/ui/DataTable';
import { useMemo, useState } from 'react';
import { type Format, useFormat } from '../../services/format/useFormat.ts';
import type { MessageKey } from '../../services/i18n/defineMessages.ts';
import { useFieldLabel } from '../../services/i18n/useFieldLabel.ts';
import { type Translate, useT } from '../../services/i18n/useT.ts';
import { choiceLabel } from '../fields/useChoiceLabel.ts';

type BasePath = keyof typeof baseFields;
type Path<F extends Fields> = FieldPath<{ readonly fields: F }> | BasePath;

/** Translation, formats and the head of a field's column, for columns written by hand. */
export interface ColumnTools<P extends string = string> {
  readonly t: Translate;
  readonly format: Format;
  /** Id, header and, where lists sort by the field, the sort key of its column. */
  readonly column: (path: P) => {
    readonly id: string;
    readonly header: string;
    readonly sortKey?: string;
  };
}

/** A column of a field that differs from its kind. */
interface FieldColumn<P extends string, R>
  extends Partial<Omit<ColumnOptions<R>, 'id' | 'header' | 'sortKey' | 'editKey'>> {
  readonly field: P;
  /** The field in the lower, muted line: a code under the name. */
  readonly detail?: P;
  /** The value can be edited in the list. */
  readonly isEditable?: boolean;
  /** Shown instead of an empty amount. */
  readonly absent?: MessageKey;
  /** Date and time instead of the time that has passed. */
  readonly isExact?: boolean;
}

/**
 * A column of a list: the path of a field, whose kind decides cell, width and sorting; a path with what
 * differs; or a column written by hand.
 */
export type Column<F extends Fields> = ColumnOf<Path<F>, Row<F>>;

/** Columns of a resource that is only known at run time. */
export type AnyColumns = readonly ColumnOf<string, RecordBase>[];

type ColumnOf<P extends string, R> =
  | P
  | FieldColumn<P, R>
  | ((tools: ColumnTools<P>) => DataColumn<R>);

/** The columns of a list in the current language. The ones of the first render count. */
export function useColumns<F extends Fields>(
  resource: Resource<string, F>,
  columns: readonly Column<NoInfer<F>>[] | AnyColumns,
): readonly DataColumn<RecordBase>[] {
  // From here on a row is a record with an id. Only columns written by hand know its type.
  const [declared] = useState(columns as unknown as AnyColumns);
  const t = useT();
  const label = useFieldLabel(resource.name);
  const format = useFormat();
  return useMemo(
    () => buildColumns(resource, declared, { t, label, format }),
    [resource, declared, t, label, format],
  );
}

type Tools = Pick<ColumnTools, 't' | 'format'> & { readonly label: (path: string) => string };

/** The columns of a resource, in order. */
export function buildColumns(
  resource: Resource,
  columns: AnyColumns,
  { t, format, label }: Tools,
): readonly DataColumn<RecordBase>[] {
  const column = (path: string) => ({
    id: path.split('.').at(-1) ?? path,
    header: label(path),
    ...(isSortable(resource, path) && { sortKey: path }),
  });
  return columns.map((one) => {
    if (typeof one === 'function') return one({ t, format, column });
    const its: FieldColumn<string, RecordBase> = typeof one === 'string' ? { field: one } : one;
    const { field: path, detail, isEditable, absent, isExact, ...layout } = its;
    const field = fieldAt(resource, path);
    const make = ofField[path] ?? (field && ofKind[field.kind]);
    if (!field || !make) {
      throw new Error(
        `The field "${path}" of ${resource.name} is unknown or has no usual column, so the list ` +
          'cannot show it. Name a field of the contract, or write the column by hand.',
      );
    }
    const options = {
      ...column(path),
      ...(path === resource.label && { isPrimary: true }),
      ...(path === resource.label && !layout.width && { minWidth: 200 }),
      ...(isEditable && { editKey: path }),
      ...layout,
    };
    const read = (row: RecordBase) => readPath(row, path);
    const source = { options, read, resource, path, field, isExact, t, format };
    if (detail) {
      return stackColumn({
        ...options,
        value: (row) => read(row) as string | null,
        detail: (row) => readPath(row, detail) as string | null,
        fallback: (row) => readFallback(row, path),
      });
    }
    return make({ ...source, ...(absent && { absent: t(absent) }) });
  });
}

interface ColumnSource extends Pick<ColumnTools, 't' | 'format'> {
  readonly options: ColumnOptions<RecordBase>;
  readonly read: (row: RecordBase) => unknown;
  readonly resource: Resource;
  readonly path: string;
  readonly field: PlainField;
  readonly absent?: string;
  readonly isExact: boolean | undefined;
}

type MakeColumn = (source: ColumnSource) => DataColumn<RecordBase>;

/** Fields that every entity shows alike. */
const ofField: Readonly<Record<string, MakeColumn | undefined>> = {
  status: ({ options, read, t }) =>
    badgeColumn({
      editKey: 'status',
      value: (row) => t(`status.${read(row) as Status}`),
      tone: (row) => declarationOf(read(row) as Status).tone,
      ...options,
    }),
  // The switch of entities without a status, shown like a status.
  active: ({ options, read, t }) => {
    return badgeColumn({
      minWidth: 124,
      value: (row) => t(read(row) ? 'status.active' : 'status.inactive'),
      tone: (row) => declarationOf(read(row) ? 'active' : 'hidden').tone,
      ...options,
    });
  },
};

const textOfField: MakeColumn = ({ options, read, path, field }) =>
  textColumn({
    ...(field.kind === 'text' && !options.width && textLayouts[field.format ?? '']),
    ...options,
    value: (row) => read(row) as string | null,
    ...(field.kind === 'translated' && { fallback: (row) => readFallback(row, path) }),
  });

const textLayouts: Readonly<Record<string, Partial<ColumnOptions<RecordBase>> | undefined>> = {
  code: { minWidth: 192 },
  alias: { minWidth: 192, priority: 0 },
};

const namesOfField: MakeColumn = ({ options, read }) =>
  textColumn({
    minWidth: 180,
    priority: 0,
    ...options,
    value: (row) => (read(row) as readonly Option[]).map(({ name }) => name).join(', '),
  });

/** The column of each kind of field; other kinds have none of their own. */
const ofKind: { readonly [K in PlainField['kind']]?: MakeColumn } = {
  text: textOfField,
  translated: textOfField,
  number: ({ options, read, format }) =>
    numberColumn({ ...options, value: (row) => read(row) as number | null, format: format.number }),
  money: ({ options, read, field, format, absent }) => {
    const currency = field.kind === 'money' ? field.currency : '';
    return moneyColumn({
      ...options,
      value: (row) => read(row) as string | null,
      currency: (row) => (readPath(row, currency) as Option | null)?.name,
      format: format.amount,
      ...(absent !== undefined && { absent }),
    });
  },
  boolean: ({ options, read, t }) =>
    booleanColumn({
      ...options,
      value: (row) => read(row) as boolean,
      words: [t('boolean.yes'), t('boolean.no')],
      isTick: true,
    }),
  choice: ({ options, read, resource, path, t }) =>
    textColumn({
      ...options,
      value: (row) => choiceLabel(t, resource.name, path, String(read(row) ?? '')),
    }),
  reference: ({ options, read }) =>
    textColumn({ ...options, value: (row) => (read(row) as Option | null)?.name }),
  references: namesOfField,
  image: ({ options, read }) =>
    imageColumn({ ...options, value: (row) => read(row) as Image | null }),
  moment: ({ options, read, field, isExact, format }) => {
    const isDay = field.kind === 'moment' && field.day;
    return dateColumn({
      minWidth: 128,
      ...options,
      value: (row) => read(row) as string | null,
      format: isDay ? format.day : isExact ? format.moment : format.relative,
      ...(!isDay && { title: format.exactMoment }),
    });
  },
};

function readPath(row: RecordBase, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as Values | null)?.[key], row);
}

type Values = Readonly<Record<string, unknown>>;

/** Language code of a text that replaces a missing translation. */
function readFallback(row: RecordBase, path: string): string | undefined {
  return (row as { readonly fallbacks?: Readonly<Record<string, string>> }).fallbacks?.[path];
}
