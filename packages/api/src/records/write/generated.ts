import { randomUUID } from 'node:crypto';
import {
  type CodePatterns,
  codeOf,
  defaultCodePatterns,
} from '@rentyard/contract/entities/system/codeSettings';
import type { ContentLanguages } from '@rentyard/contract/languages';
import { plainFields } from '@rentyard/contract/schema/resource';
import { required } from '@rentyard/validators';
import { slugOf } from '@rentyard/validators/transliterate';
import { sql } from 'drizzle-orm';
import { literal, name } from '../../db/sqlFragments.ts';
import { Invalid } from '../../errors/failures.ts';
import { columnName, type WriteContext } from '../store.ts';
import type { Draft } from './draft.ts';
import { readSettings } from './settings.ts';

/**
 * Fills the generated fields that a new record leaves empty.
 * @throws {Invalid} when the name contains nothing that an alias can be made of.
 */
export async function withGenerated(
  write: WriteContext,
  record: Draft,
  languages: ContentLanguages,
): Promise<Draft> {
  const filled: Record<string, unknown> = { ...record };
  for (const [path, field] of plainFields(write.binding.resource)) {
    if ((filled[path] ?? '') !== '') continue;
    if (field.kind === 'number' && field.generated) {
      filled[path] = await lastPosition(write, path, field.max);
    }
    if (field.kind !== 'text') continue;
    if (field.generated === 'number') filled[path] = await nextCode(write);
    if (field.generated === 'name') {
      filled[path] = await freeAlias(
        write,
        path,
        buildAlias(filled, languages, write.locale.language),
      );
    }
  }
  return filled;
}

/** Positions have gaps, so that a record can be moved between two others. */
const positionStep = 10;

async function lastPosition(
  { tx, binding }: WriteContext,
  path: string,
  max: number,
): Promise<number> {
  const column = name(columnName(binding, path));
  const last = await tx.one<{ position: number }>(sql`
    select least(${max}::int, coalesce(max(${column}), 0) + ${positionStep}::int) as position
    from ${name(binding.resource.name)} where deleted_at is null`);
  return last?.position ?? positionStep;
}

/** Attempts to find a free code while other saves take codes typed by hand. */
const attempts = 5;

async function nextCode(write: WriteContext): Promise<string> {
  // A number taken from a sequence stays taken when the transaction is rolled back.
  if (write.isDryRun) return randomUUID();
  const { tx, binding } = write;
  const resource = binding.resource.name as keyof CodePatterns;
  const sequence = literal(`${resource}_code_number`);
  const patterns = await readSettings<CodePatterns>(tx, 'codes', defaultCodePatterns);
  const pattern = patterns[resource];
  let steps = 1;
  for (let attempt = 1; ; attempt += 1) {
    const taken = await tx.one<{ number: number }>(
      sql`select max(nextval(${sequence})) as number from generate_series(1, ${steps}::int)`,
    );
    const number = Number(taken?.number);
    const code = codeOf(pattern, number);
    steps = await stepsToFreeCode(write, pattern, number);
    if (steps === 0 || attempt === attempts) return code;
  }
}

/** 0 for a free code. Numbers of imported and seeded records are skipped in one go. */
async function stepsToFreeCode(
  { tx, binding }: WriteContext,
  pattern: string,
  number: number,
): Promise<number> {
  const table = name(binding.resource.name);
  const isTaken = await tx.one(
    sql`select 1 from ${table} where identity_key(code) = identity_key(${codeOf(pattern, number)}) and deleted_at is null`,
  );
  if (!isTaken) return 0;
  const written = `^${pattern.replace('{number}', '([1-9][0-9]{0,14})')}$`;
  const found = await tx.one<{ steps: number }>(sql`
    with used as (
      select substring(code from ${written})::bigint as number from ${table}
      where deleted_at is null and code ~ ${written}
    )
    select min(u.number) + 1 - ${number}::bigint as steps from used u
    where u.number >= ${number}::bigint
      and not exists (select 1 from used v where v.number = u.number + 1)`);
  return Number(found?.steps ?? 1);
}

/** The alias of the name in the default language, or in the first one that has it. */
function buildAlias(record: Draft, languages: ContentLanguages, language: string): string {
  const { name: given, code } = record;
  const texts = (typeof given === 'string' ? { [language]: given } : (given ?? {})) as Readonly<
    Record<string, string>
  >;
  const source = [languages.default, language, ...Object.keys(texts)].find((one) => texts[one]);
  const alias = source === undefined ? '' : slugOf(texts[source] ?? '', source);
  if (alias.length > 1) return alias;
  return typeof code === 'string' ? slugOf(code) : '';
}

/** Numbers tried behind an alias that is taken. */
const maxSuffix = 10_000;
const suffixLength = 6;

async function freeAlias({ tx, binding }: WriteContext, path: string, alias: string) {
  if (alias.length < 2) {
    throw Invalid.at(path, required(path)('') ?? { id: 'required' });
  }
  const table = binding.resource.name;
  // Another save of the same name waits here until this one is committed, and then sees its alias.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtext(${`${table}.${path} ${alias}`}))`);
  const base = alias.slice(0, 128 - suffixLength).replace(/-+$/, '');
  const found = await tx.one<{ alias: string }>(sql`
    select w.alias from (
      select 1 as at, ${alias}::text as alias
      union all
      select n, ${base}::text || '-' || n from generate_series(2, ${maxSuffix}::int) n
    ) w
    where not exists (
      select 1 from ${name(table)} t where t.${name(path)} = w.alias and t.deleted_at is null
    )
    order by w.at limit 1`);
  return found?.alias ?? alias;
}
