import type {
  ImageField,
  ImagesField,
  KeyField,
  OwnedField,
  ReferenceField,
  ReferencesField,
  ValueField,
} from '@rentyard/contract/schema/fieldTypes';
import { normalLine } from '@rentyard/validators/normalForm';
import { type SQL, sql } from 'drizzle-orm';
import { column, type Locale, name, named, textIn } from '../../db/sqlFragments.ts';
import {
  findTarget,
  imageJson,
  imagesJson,
  optionKind,
  photoKind,
  referenceJson,
  referencesJson,
} from '../targets.ts';
import {
  type Cell,
  type CellReading,
  cellText,
  type FieldKind,
  optional,
  readId,
  readIds,
} from './fieldKind.ts';
import { orNull, pointer, recordId, ref } from './jsonSchemas.ts';

const options = { type: 'array', items: ref('Option') };

/** One id in a column. */
const oneId = {
  sqlType: 'bigint',
  columnSuffix: '_id',
  typeInRow: 'bigint',
  draft: (_: unknown, value: unknown) => readId(value),
  inRow: (_: unknown, value: unknown) => readId(value),
  fromCell: (cell: NonNullable<Cell>) => ({ value: normalLine(cellText(cell)) }),
} as const;

export const referenceKind: FieldKind<ReferenceField> = {
  ...oneId,
  target: ({ to }) => to,
  select: ({ to }, { stored, targets, locale }) =>
    referenceJson(findTarget(targets, to), stored, locale),
  cachedReference: ({ to }, targets) => optionKind(findTarget(targets, to)),
  order: ({ to }, stored, { targets, locale }) => {
    const { table, label } = findTarget(targets, to);
    const text = sql`(select ${label('t', locale)} from ${name(table)} t where t.id = ${stored})`;
    return { value: named(text, locale.language), isFilled: false, isStored: false };
  },
  served: (field) => optional(field, ref('Option')),
  accepted: (field) => optional(field, pointer),
};

export const referencesKind: FieldKind<ReferencesField> = {
  sqlType: 'bigint',
  columnSuffix: '_ids',
  emptyColumn: '{}',
  target: ({ to }) => to,
  select: ({ to }, { stored, targets, locale }) =>
    referencesJson(findTarget(targets, to), stored, locale),
  // Matches when the list contains any of the ids.
  condition: (_, stored, operator, value) =>
    operator === 'empty' ? undefined : sql`${stored} && ${sql.param([value].flat())}::bigint[]`,
  empty: () => [],
  mergeOnSave: (_, __, given) => given ?? [],
  draft: (_, value) => readIds(value),
  column: idsColumn,
  fromCell: readNames,
  served: () => options,
  accepted: ({ min, max }) => {
    const list = { type: 'array', items: pointer, minItems: min, maxItems: max };
    return min > 0 ? list : orNull(list);
  },
};

function idsColumn(value: unknown): SQL {
  return sql`${sql.param(value ?? [])}::bigint[]`;
}

function readNames(cell: NonNullable<Cell>): CellReading {
  return { value: cellText(cell).split(';').map(normalLine).filter(Boolean) };
}

export const imageKind: FieldKind<ImageField> = {
  ...oneId,
  target: () => 'photos',
  select: ({ flagOf }, { stored, shape, locale, sibling }) => {
    const image = imageJson(stored, locale);
    if (flagOf === undefined || shape === 'edit') return image;
    return sql`coalesce(${image}, to_json(${flagEmoji(sibling(flagOf))}))`;
  },
  cachedReference: ({ flagOf }) => (flagOf === undefined ? photoKind : undefined),
  // The emoji that replaces a missing image cannot be imported as a picture.
  toCell: (_, value) => (typeof value === 'string' ? null : undefined),
  served: (field, shape) =>
    field.flagOf === undefined || shape === 'edit'
      ? optional(field, ref('Image'))
      : { anyOf: [ref('Image'), { type: 'string', description: 'The flag as an emoji.' }] },
  accepted: (field) => optional(field, pointer),
};

export const imagesKind: FieldKind<ImagesField> = {
  columnSuffix: '_ids',
  emptyColumn: '{}',
  target: () => 'photos',
  select: (_, { stored, locale }) => imagesJson(stored, locale),
  empty: () => [],
  mergeOnSave: (_, __, given) => given ?? [],
  draft: (_, value) => readIds(value),
  column: idsColumn,
  fromCell: readNames,
  served: () => ({ type: 'array', items: ref('NamedImage') }),
  accepted: ({ max }) => orNull({ type: 'array', items: pointer, maxItems: max }),
};

/** Two regional indicator letters make a flag emoji; the first code point is the one for A. */
function flagEmoji(letters: SQL): SQL {
  const indicator = (letter: SQL) => sql`chr(127397 + ascii(${letter}))`;
  return sql`${indicator(sql`left(${letters}, 1)`)} || ${indicator(sql`right(${letters}, 1)`)}`;
}

export const ownedKind: FieldKind<OwnedField> = {
  // `[{id, name}]` of the live records that belong to this one, in their order.
  select: ({ of, by }, { targets, locale }) => {
    const { table, label } = findTarget(targets, of);
    return sql`coalesce((
      select json_agg(json_build_object('id', t.id, 'name', ${label('t', locale)}) order by t.sort_order, t.id)
      from ${name(table)} t
      where ${column('t', `${by}_id`)} = r.id and t.deleted_at is null
    ), '[]'::json)`;
  },
  sources: ({ of }, targets) => [findTarget(targets, of).table],
  empty: () => [],
  served: () => options,
};

export const keyKind: FieldKind<KeyField> = {
  served: () => recordId,
  accepted: () => orNull(recordId),
};

/** Values are rows of the characteristic itself. */
export const valueKind: FieldKind<ValueField> = {
  select: ({ of, multiple }, { stored, sibling, locale }) =>
    multiple ? valuesJson(sibling(of), stored, locale) : valueJson(sibling(of), stored, locale),
  sources: () => ['properties'],
  inRow: ({ multiple }, value) => (multiple ? readIds(value) : readId(value)),
  served: ({ multiple }) => (multiple ? options : orNull(ref('Option'))),
  accepted: ({ multiple }) =>
    orNull(multiple ? { type: 'array', items: pointer, uniqueItems: true } : pointer),
};

function valueJson(property: SQL, key: SQL, locale: Locale): SQL {
  return sql`(select json_build_object('id', v.item -> 'id', 'name', ${textIn(sql`(v.item -> 'name')`, locale)})
    from properties p, jsonb_array_elements(p."values") as v (item)
    where p.id = ${property} and v.item -> 'id' = ${key})`;
}

function valuesJson(property: SQL, keys: SQL, locale: Locale): SQL {
  return sql`coalesce((select json_agg(
        json_build_object('id', v.item -> 'id', 'name', ${textIn(sql`(v.item -> 'name')`, locale)})
        order by k.ordinal)
      from jsonb_array_elements(${keys}) with ordinality as k (item, ordinal)
      join properties p on p.id = ${property}
      join lateral jsonb_array_elements(p."values") as v (item) on v.item -> 'id' = k.item
    ), '[]'::json)`;
}
