import { choiceNames } from '@rentyard/contract/messages/choiceNames';
import type {
  ChoiceField,
  PluralField,
  SecretField,
  TextField,
  TextsField,
  TranslatedField,
} from '@rentyard/contract/schema/fieldTypes';
import { type SQL, sql } from 'drizzle-orm';
import {
  fallbackOf,
  literal,
  named,
  preferredText,
  textIn,
  textsIn,
} from '../../db/sqlFragments.ts';
import {
  cellText,
  type FieldKind,
  jsonColumn,
  optional,
  readText,
  type Values,
} from './fieldKind.ts';
import { foldedWord } from './foldedWord.ts';
import { orNull, ref } from './jsonSchemas.ts';
import { sanitised } from './richText.ts';

/** A map of values by language, stored as JSON. */
const byLanguage = {
  emptyColumn: '{}',
  searchedText: (stored: SQL) => sql`words_of(${stored})`,
  column: jsonColumn({}),
  empty: () => ({}),
} as const;

export const textKind: FieldKind<TextField> = {
  order: ({ required }, stored) => ({
    value: named(stored),
    isFilled: required === true,
    isStored: false,
  }),
  mergeOnSave: ({ rich }, _, given) =>
    rich && typeof given === 'string' ? sanitised(given) : given,
  fromCell: readText,
  schema: ({ min, max, pattern, format }) => ({
    type: 'string',
    ...(min === undefined ? {} : { minLength: min }),
    maxLength: max,
    ...(pattern ? { pattern } : {}),
    ...(format ? { description: `Format: ${format}.` } : {}),
  }),
};

export const textsKind: FieldKind<TextsField> = {
  emptyColumn: '{}',
  empty: () => [],
  mergeOnSave: (_, __, given) => given ?? [],
  column: (value) => sql`${sql.param(value ?? [])}::text[]`,
  fromCell: (cell) => ({
    value: cellText(cell)
      .split(';')
      .map((one) => one.trim())
      .filter(Boolean),
  }),
  toCell: (_, value) => (value as readonly string[]).join('; '),
  served: () => ({ type: 'array', items: { type: 'string' } }),
  accepted: ({ item, max }) =>
    orNull({
      type: 'array',
      items: { type: 'string', maxLength: item.max, pattern: item.pattern },
      maxItems: max,
      uniqueItems: true,
    }),
};

export const translatedKind: FieldKind<TranslatedField> = {
  ...byLanguage,
  fallback: fallbackOf,
  select: (_, { stored, shape, locale }) =>
    shape === 'edit' ? textsIn(stored) : textIn(stored, locale),
  // A required text exists at least in the default language.
  order: ({ required }, stored, { locale }) => ({
    value: named(preferredText(stored, locale), locale.language),
    isFilled: required === true,
    isStored: false,
  }),
  mergeOnSave: ({ rich }, before, given) =>
    applyLanguages(before, given, (text) => (rich ? sanitised(text as string) : text)),
  inRow: (_, texts) =>
    Object.fromEntries(
      Object.entries((texts ?? {}) as Values).filter(([, text]) => text !== null && text !== ''),
    ),
  fromCell: readText,
  served: (field, shape) => (shape === 'edit' ? ref('Texts') : optional(field, { type: 'string' })),
  accepted: ({ max }) =>
    orNull({
      type: 'object',
      description: 'By language code.',
      additionalProperties: orNull({ type: 'string', maxLength: max }),
    }),
};

export const pluralKind: FieldKind<PluralField> = {
  ...byLanguage,
  select: (_, { stored, shape, locale: { language, fallback } }) =>
    shape === 'edit'
      ? stored
      : sql`coalesce(${stored} -> ${literal(language)}, ${stored} -> ${literal(fallback)})`,
  mergeOnSave: (_, before, given) => applyLanguages(before, given, withoutBlanks),
  served: (_, shape) => (shape === 'edit' ? ref('PluralTexts') : orNull(ref('PluralForms'))),
  accepted: () => orNull(ref('PluralTexts')),
};

const optionWords = new WeakMap<readonly string[], ReadonlyMap<string, string>>();

/** The options by each of their names. A file has thousands of cells for a few options. */
function optionsByWord(options: readonly string[]): ReadonlyMap<string, string> {
  const known = optionWords.get(options);
  if (known) return known;
  const words = options.flatMap((option) =>
    [option, ...(choiceNames[option] ?? [])].map((word) => [foldedWord(word), option] as const),
  );
  // The first option has priority.
  const byWord = new Map(words.reverse());
  optionWords.set(options, byWord);
  return byWord;
}

export const choiceKind: FieldKind<ChoiceField> = {
  empty: (field) => field.default ?? null,
  // A required field returns to its default.
  mergeOnSave: (field, _, given) => given ?? field.default ?? null,
  fromCell: (cell, { options }) => {
    const text = cellText(cell);
    return { value: optionsByWord(options).get(foldedWord(text)) ?? text };
  },
  schema: ({ options }) => ({ type: 'string', enum: options }),
};

export const secretKind: FieldKind<SecretField> = {
  isSecret: true,
  select: (_, { stored }) => sql`${stored} is not null`,
  servedName: (name) => `${name}_set`,
  column: (value, cipher) => sql`${value === null ? null : cipher.seal(String(value))}`,
  served: () => ({ type: 'boolean' }),
  schema: ({ max }) => ({ type: 'string', maxLength: max, writeOnly: true }),
};

async function applyLanguages(
  before: unknown,
  given: unknown,
  change: (value: unknown) => unknown,
): Promise<Values> {
  const texts = { ...(before as Record<string, unknown> | null) };
  for (const [language, value] of Object.entries((given ?? {}) as Values)) {
    const changed = value === null || value === undefined ? undefined : await change(value);
    if (changed === undefined || changed === null || changed === '') delete texts[language];
    else texts[language] = changed;
  }
  return given === null ? {} : texts;
}

function withoutBlanks(forms: unknown): unknown {
  const filled = Object.entries(forms as Values).filter(([, text]) => text != null);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
