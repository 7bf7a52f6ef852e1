import type { Field, ListField, PlainField } from '@rentyard/contract/schema/fieldTypes';
import type { Option } from '@rentyard/contract/schema/values';
import type { FilterField } from '@rentyard/ui/FilterBar';
import type { Format } from '../../services/format/useFormat.ts';
import type { Translate } from '../../services/i18n/useT.ts';
import { choiceLabel } from './useChoiceLabel.ts';
import { formatValue, plainText } from './valueText.ts';

type Values = Readonly<Record<string, unknown>>;

/** Parameters that formatting a value needs besides the value. */
export interface TextTools {
  readonly t: Translate;
  readonly format: Format;
  /** Wire name of the resource, and the dotted path of the value in it. */
  readonly resource: string;
  readonly path: string;
}

export type BulkInput = 'words' | 'record' | 'records' | 'number' | 'money' | 'moment' | 'text';

/** Behaviour of a field kind in the admin. */
interface FieldKind<F> {
  /** The value of a form input for a served value; the default value for a new record. */
  readonly inputValue: (field: F, value: unknown, languages: readonly string[]) => unknown;
  /** What a save sends for the value of an input. Undefined is not sent. */
  readonly draftValue: (field: F, value: unknown) => unknown;
  /** A served value as text, for histories, conflicts and read-only screens. */
  readonly text: (field: F, value: unknown, tools: TextTools) => string;
  /** The filter editor of the kind; without one the list cannot be filtered by such fields. */
  readonly filter?: FilterField['kind'];
  /** The bulk input of the kind; without one the field cannot be set in bulk. */
  readonly bulkInput?: BulkInput;
  /** One value per content language, changed and sent separately. */
  readonly isByLanguage?: true;
}

type FieldKinds = { readonly [K in Field['kind']]: FieldKind<Extract<Field, { kind: K }>> };

const anyText = { text: (_: unknown, value: unknown) => formatValue(value) };
const asItIs = (_: unknown, value: unknown) => value;
const typedText = {
  inputValue: (_: unknown, value: unknown) => value ?? '',
  draftValue: (_: unknown, value: unknown) => blankToNull(value),
};
const sentWhole = {
  inputValue: (_: unknown, value: unknown) => value ?? [],
  draftValue: (_: unknown, value: unknown) => value ?? [],
};
const pointer = {
  ...anyText,
  inputValue: (_: unknown, value: unknown) => value ?? null,
  draftValue: (_: unknown, value: unknown) => (value as Option | null)?.id ?? null,
};
const readIds = (value: unknown) => ((value ?? []) as readonly Option[]).map(({ id }) => id);
const richOrPlain = {
  text: (field: { readonly rich?: boolean }, value: unknown) =>
    field.rich ? plainText(String(value)) : formatValue(value),
};
const pluralForms = ['one', 'few', 'many', 'other'] as const;

/** The only table of field kinds in the admin. Read it through `fieldKindOf`. */
const fieldKinds: FieldKinds = {
  text: { ...typedText, ...richOrPlain, filter: 'text', bulkInput: 'text' },
  texts: { ...sentWhole, text: (_, value) => ((value ?? []) as readonly string[]).join(', ') },
  translated: {
    inputValue: (_, value, languages) =>
      byLanguage(languages, (code) => (value as Values | undefined)?.[code] ?? ''),
    draftValue: (_, value) => mapValues(value, blankToNull),
    ...richOrPlain,
    filter: 'text',
    isByLanguage: true,
  },
  plural: {
    ...anyText,
    inputValue: (_, value, languages) =>
      byLanguage(languages, (code) => {
        const forms = (value as Values | undefined)?.[code] as Values | null | undefined;
        return Object.fromEntries(pluralForms.map((form) => [form, forms?.[form] ?? '']));
      }),
    draftValue: (_, value) => mapValues(value, (forms) => mapValues(forms, blankToNull)),
    filter: 'filled',
    isByLanguage: true,
  },
  number: {
    inputValue: (field, value) => String(value ?? field.default ?? ''),
    draftValue: (_, value) => parseNumber(value),
    text: (_, value, { format }) =>
      typeof value === 'number' ? format.number(value) : String(value),
    filter: 'number',
    bulkInput: 'number',
  },
  money: {
    ...typedText,
    text: (_, value, { format }) =>
      /^\d+(\.\d+)?$/.test(String(value)) ? format.amount(String(value)) : String(value),
    filter: 'number',
    bulkInput: 'money',
  },
  boolean: {
    inputValue: (field, value) => value ?? field.default,
    draftValue: asItIs,
    text: (_, value, { t }) => t(value === true ? 'boolean.yes' : 'boolean.no'),
    filter: 'boolean',
    bulkInput: 'words',
  },
  choice: {
    // An empty choice of an existing record stays empty.
    inputValue: (field, value) => (value === undefined ? field.default : value) ?? '',
    draftValue: (_, value) => blankToNull(value),
    text: (_, value, { t, resource, path }) => choiceLabel(t, resource, path, String(value)),
    filter: 'choice',
    bulkInput: 'words',
  },
  reference: { ...pointer, filter: 'choice', bulkInput: 'record' },
  references: {
    ...anyText,
    inputValue: (_, value) => value ?? [],
    draftValue: (_, value) => readIds(value),
    filter: 'choice',
    bulkInput: 'records',
  },
  image: { ...pointer, filter: 'filled' },
  images: {
    ...anyText,
    inputValue: (_, value) => value ?? [],
    draftValue: (_, value) => readIds(value),
  },
  moment: {
    ...typedText,
    text: ({ day }, value, { format }) =>
      day ? format.day(String(value)) : format.moment(String(value)),
    filter: 'date',
    bulkInput: 'moment',
  },
  secret: {
    inputValue: () => '',
    // An empty input keeps the stored secret.
    draftValue: (_, value) => (value === '' ? undefined : value),
    text: () => '••••••',
  },
  list: {
    inputValue: (_, value) => value ?? [],
    // Rows are sent whole. Their references may keep the shape in which they were served.
    draftValue: ({ fields }, value) => readRows(value).map((row) => draftRow(fields, row)),
    text: ({ fields }, value, tools) =>
      readRows(value)
        .map((row) => rowText(fields, row, tools))
        .join(', '),
    filter: 'filled',
  },
  owned: { ...anyText, ...sentWhole },
  group: {
    ...anyText,
    inputValue: ({ fields }, value, languages) =>
      mapWritable(fields, (leaf, name) =>
        fieldKindOf(leaf).inputValue(leaf, (value as Values | undefined)?.[name], languages),
      ),
    draftValue: ({ fields }, value) =>
      mapWritable(fields, (leaf, name) =>
        fieldKindOf(leaf).draftValue(leaf, (value as Values)[name]),
      ),
  },
};

/** The behaviour of a field's kind in the admin. */
export function fieldKindOf(field: Field | PlainField): FieldKind<Field> {
  return fieldKinds[field.kind] as FieldKind<Field>;
}

/** Maps every writable field to a value. */
export function mapWritable(
  fields: Readonly<Record<string, Field>>,
  map: (field: Field, name: string) => unknown,
): Record<string, unknown> {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  return Object.fromEntries(writable.map(([name, field]) => [name, map(field, name)]));
}

type RowFields = ListField['fields'];

function draftRow(fields: RowFields, row: Values): Values {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = findTypedField(fields, name);
      return [name, field ? fieldKindOf(field).draftValue(field, value) : value];
    }),
  );
}

/** The values of a row: `3 · Shift · 900.00`. */
function rowText(fields: RowFields, row: Values, tools: TextTools): string {
  return Object.entries(row)
    .map(([name, value]) => {
      const field = findTypedField(fields, name);
      if (!field || value === null || value === '') return formatValue(value);
      return fieldKindOf(field).text(field, value, { ...tools, path: name });
    })
    .filter(Boolean)
    .join(' · ');
}

/** Kinds of values in rows that inputs edit as text. */
const typedInRows: readonly string[] = ['number', 'money', 'choice'] satisfies Field['kind'][];

function findTypedField(fields: RowFields, name: string): PlainField | undefined {
  const field = fields[name];
  return field && typedInRows.includes(field.kind) ? (field as PlainField) : undefined;
}

function readRows(value: unknown): readonly Values[] {
  return (value ?? []) as readonly Values[];
}

function byLanguage(languages: readonly string[], read: (code: string) => unknown) {
  return Object.fromEntries(languages.map((code) => [code, read(code)]));
}

function mapValues(value: unknown, map: (value: unknown) => unknown): Values {
  return Object.fromEntries(
    Object.entries((value ?? {}) as Values).map(([key, one]) => [key, map(one)]),
  );
}

function blankToNull(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  const trimmed = value.trim();
  return trimmed === '' ? null : trimmed;
}

/** The text as a number; other text stays as typed, and validation reports it. */
function parseNumber(value: unknown): unknown {
  const text = blankToNull(value);
  if (text === null || Number.isNaN(Number(text))) return text;
  return Number(text);
}
