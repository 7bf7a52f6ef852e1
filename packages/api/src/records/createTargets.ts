import { isByLanguage } from '@rentyard/contract/schema/fieldKinds/textForms';
import { fieldAt } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { column, type Locale, textIn } from '../db/sqlFragments.ts';
import { columnName, type ResourceBinding } from './resourceBinding.ts';
import type { Target, Targets } from './targets.ts';

const inText = (alias: string, pattern: string) =>
  sql`${column(alias, 'search_text')} like ${pattern}`;

const users: Target = {
  table: 'users',
  subject: 'users',
  label: (alias) => column(alias, 'name'),
  // Not every user who may choose a person may see e-mail addresses and phone numbers.
  matches: (alias, pattern) =>
    sql`(${inText(alias, pattern)} and fold(${column(alias, 'name')}) like ${pattern})`,
  isFoundByName: true,
};

/** Kinds of records that references can point at but that are not generic resources. */
const others: readonly (readonly [string, Target])[] = [
  ['users', users],
  ['staff', { ...users, only: (alias) => sql`${column(alias, 'kind')} = 'staff'` }],
  [
    'clients',
    {
      ...users,
      only: (alias) => sql`${column(alias, 'kind')} = 'client'`,
      note: (alias) => column(alias, 'phone'),
    },
  ],
  [
    'photos',
    {
      table: 'photos',
      subject: 'photo',
      label: (alias) => column(alias, 'file_name'),
      matches: inText,
    },
  ],
];

/** The kinds of records that references can point at. */
export function targetsOf(bindings: readonly ResourceBinding[]): Targets {
  return new Map([
    ...bindings.map((one): readonly [string, Target] => [
      one.resource.name,
      {
        table: one.resource.name,
        subject: one.resource.subject,
        label: (alias, locale) => labelOf(one, alias, locale),
        matches: inText,
      },
    ]),
    // Last, to override: options of people search fewer columns than their list does.
    ...others,
  ]);
}

function labelOf(binding: ResourceBinding, alias: string, locale: Locale): SQL {
  const { label } = binding.resource;
  const texts = column(alias, columnName(binding, label));
  const field = fieldAt(binding.resource, label);
  return field && isByLanguage(field) ? textIn(texts, locale) : texts;
}
