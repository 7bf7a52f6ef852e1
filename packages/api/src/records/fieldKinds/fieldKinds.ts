import type { GroupField, ListField } from '@rentyard/contract/schema/fieldTypes';
import { type SQL, sql } from 'drizzle-orm';
import { column, joined, literal, name } from '../../db/sqlFragments.ts';
import type { Cipher } from '../../secrets/cipher.ts';
import { findTarget, type Targets } from '../targets.ts';
import {
  type AnyField,
  type Cell,
  type CellReading,
  type ColumnMark,
  cellText,
  type FieldKind,
  jsonColumn,
  optional,
  type Selected,
  type Shape,
  type Values,
} from './fieldKind.ts';
import { closed, type JsonSchema, orNull } from './jsonSchemas.ts';
import { booleanKind, momentKind, moneyKind, numberKind } from './plainKinds.ts';
import {
  imageKind,
  imagesKind,
  keyKind,
  ownedKind,
  referenceKind,
  referencesKind,
  valueKind,
} from './pointerKinds.ts';
import { textForms } from './textForms.ts';
import {
  choiceKind,
  pluralKind,
  secretKind,
  textKind,
  textsKind,
  translatedKind,
} from './textKinds.ts';

const listKind: FieldKind<ListField> = {
  emptyColumn: '[]',
  select: rowsJson,
  // Rows with values of characteristics: matches when any row has the value.
  condition: ({ fields }, stored, operator, value) => {
    if (operator === 'empty') return undefined;
    const found = Object.entries(fields).find(([, { kind }]) => kind === 'value');
    if (!found)
      throw new Error('Only list fields whose rows have values can be filtered by a value.');
    const [part, field] = found;
    const wanted = field.kind === 'value' && field.multiple ? [value] : value;
    return sql`${stored} @> ${JSON.stringify([{ [part]: wanted }])}::jsonb`;
  },
  sources: ({ fields }, targets) =>
    Object.values(fields).flatMap((field) => findSources(field, targets)),
  empty: () => [],
  mergeOnSave: (field, _, given) => plainRows(field, given),
  draft: plainRows,
  inRow: plainRows,
  // Labels of references are ignored.
  comparable: (field, rows) => JSON.stringify(plainRows(field, rows)),
  column: jsonColumn([]),
  isImported: (field) => textForms.get(field.fields)?.read !== undefined,
  fromCell: (cell, field) => {
    const text = cellText(cell);
    return textForms.get(field.fields)?.read?.(text) ?? { value: text };
  },
  toCell: (field, value) => textForms.get(field.fields)?.write(value),
  served: ({ fields }, shape) => ({ type: 'array', items: servedObject(fields, shape) }),
  accepted: (field) => orNull(acceptedRows(field)),
};

const groupKind: FieldKind<GroupField> = {
  served: ({ fields }, shape) => servedObject(fields, shape),
  accepted: ({ fields }) => orNull(closed(acceptedProperties(fields), [])),
};

/** The only table of field kinds in the API. Read it through `fieldKindOf`. */
const fieldKinds: {
  readonly [K in AnyField['kind']]: FieldKind<Extract<AnyField, { readonly kind: K }>>;
} = {
  text: textKind,
  texts: textsKind,
  translated: translatedKind,
  plural: pluralKind,
  number: numberKind,
  money: moneyKind,
  boolean: booleanKind,
  choice: choiceKind,
  reference: referenceKind,
  references: referencesKind,
  image: imageKind,
  images: imagesKind,
  moment: momentKind,
  secret: secretKind,
  list: listKind,
  owned: ownedKind,
  group: groupKind,
  key: keyKind,
  value: valueKind,
};

/** What the kind of a field means in the API. */
export function fieldKindOf(field: AnyField): FieldKind<AnyField> {
  return fieldKinds[field.kind] as FieldKind<AnyField>;
}

/** The value as its column stores it. */
export function storedValue(field: AnyField, value: unknown, cipher: Cipher): SQL {
  return fieldKindOf(field).column?.(value, cipher) ?? sql`${value}`;
}

/** Equal values of a field give the same text. */
export function comparable(field: AnyField, value: unknown): string {
  return fieldKindOf(field).comparable?.(field, value) ?? JSON.stringify(value ?? null);
}

/** The resource that a field points at; undefined for other fields. */
export function targetNameOf(field: AnyField): string | undefined {
  return fieldKindOf(field).target?.(field);
}

/** The tables that a list with this field reads. */
export function findSources(field: AnyField, targets: Targets): readonly string[] {
  const { sources, target } = fieldKindOf(field);
  if (sources) return sources(field, targets);
  return target ? [findTarget(targets, target(field)).table] : [];
}

/**
 * A cell as a draft value. References and answers stay texts, to be looked up later. `mark` is how the numbers of the
 * column are written.
 */
export function fromCell(
  field: AnyField,
  cell: NonNullable<Cell>,
  mark?: ColumnMark,
): CellReading | undefined {
  return fieldKindOf(field).fromCell?.(cell, field, mark);
}

/** Whether a text of the field is HTML. */
export function isRich(field: AnyField): boolean {
  return 'rich' in field && field.rich === true;
}

/**
 * The rows of a list in the canonical form for storing and comparing: every field in its declared
 * order, references as ids, blanks as null. Accepts rows of a draft and rows of a served record.
 */
function plainRows({ fields }: ListField, rows: unknown): readonly Values[] {
  const plain = ([part, field]: readonly [string, AnyField], row: Values) => {
    const { inRow } = fieldKindOf(field);
    return [part, inRow ? inRow(field, row[part]) : (row[part] ?? null)];
  };
  return ((rows ?? []) as readonly Values[]).map((row) =>
    Object.fromEntries(Object.entries(fields).map((entry) => plain(entry, row))),
  );
}

/**
 * The rows of a list as JSON in their order. A stored value that is not an array gives an empty
 * list instead of an error.
 */
function rowsJson({ fields }: ListField, selected: Selected): SQL {
  const { stored, depth = 0 } = selected;
  const alias = `row${depth}`;
  const item = column(alias, 'item');
  const buildPart = (part: string, field: AnyField) => {
    const { typeInRow } = fieldKindOf(field);
    return typeInRow
      ? sql`(${item} ->> ${literal(part)})::${sql.raw(typeInRow)}`
      : sql`(${item} -> ${literal(part)})`;
  };
  const sibling = (part: string) => {
    const field = fields[part];
    return field ? buildPart(part, field) : selected.sibling(part);
  };
  const parts = Object.entries(fields).map(([part, field]) => {
    const value = { ...selected, stored: buildPart(part, field), sibling, depth: depth + 1 };
    return sql`${selectedValue(field, value)} as ${name(part)}`;
  });
  return sql`coalesce((
      select json_agg((select row_to_json(x) from (select ${joined(parts)}) x) order by ${column(alias, 'ordinal')})
      from jsonb_array_elements(case jsonb_typeof(${stored}) when 'array' then ${stored} end)
        with ordinality as ${name(alias)} (item, ordinal)
    ), '[]'::json)`;
}

/** The value of a field in a response. */
export function selectedValue(field: AnyField, selected: Selected): SQL {
  return fieldKindOf(field).select?.(field, selected) ?? selected.stored;
}

type AnyFields = Readonly<Record<string, AnyField>>;

/** The name of a field in a response. */
export function servedName(name: string, field: AnyField): string {
  return fieldKindOf(field).servedName?.(name) ?? name;
}

/** The schemas of served fields by their names. */
export function servedProperties(
  fields: AnyFields,
  shape: Shape,
): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { served, schema } = fieldKindOf(field);
      const value = served?.(field, shape) ?? optional(field, schema?.(field) ?? {});
      return [servedName(name, field), value];
    }),
  );
}

function servedObject(fields: AnyFields, shape: Shape): JsonSchema {
  return closed(servedProperties(fields, shape));
}

/** The schemas of sent fields by their names. */
export function acceptedProperties(fields: AnyFields): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const { accepted, schema } = fieldKindOf(field);
      return [name, accepted?.(field) ?? optional(field, schema?.(field) ?? {})];
    }),
  );
}

/** The schema of sent rows of a list field: rows are complete, so required fields are required in each. */
export function acceptedRows({ fields, max }: ListField): JsonSchema {
  const required = Object.entries(fields).filter(([, field]) => field.required);
  const row = closed(
    acceptedProperties(fields),
    required.map(([name]) => name),
  );
  return { type: 'array', items: row, maxItems: max };
}
