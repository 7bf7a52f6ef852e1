import { type ContentLanguages, defaultLanguage } from '@rentyard/contract/languages';
import type { HealthIssue } from '@rentyard/contract/schema/health';
import { healthIssuesOf, plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { allOf, column, joined, literal, name } from '../../db/sqlFragments.ts';
import { fieldKindOf, targetNameOf } from '../fieldKinds/fieldKinds.ts';
import { record } from '../shapes.ts';
import { columnName, type ResourceBinding, type Store } from '../store.ts';
import { findTarget, type Targets } from '../targets.ts';
import { outdatedTexts, type TextField, textFields } from '../translatedTexts.ts';

/**
 * Computes the issues of records again. A record in the trash has none.
 * The caller has locked the records, by writing them or for this check, so that an older result
 * never replaces a newer one.
 */
export async function refreshIssues(
  on: Queryable,
  { targets, languages }: Pick<Store, 'targets' | 'languages'>,
  binding: ResourceBinding,
  recordIds: readonly number[],
): Promise<void> {
  const [first] = recordIds;
  if (first === undefined || healthIssuesOf(binding.resource).length === 0) return;
  const checked = { binding, targets, languages: await languages.read(on) };
  if (recordIds.length === 1) {
    await on.rows(sql.join(textsOfOne(checked).map(sql.raw), sql`${first}`));
    return;
  }
  const list = sql`${sql.param(recordIds)}::bigint[]`;
  const ids = sql`select unnest(${list})`;
  await on.rows(buildCheck({ ...checked, ids }, (column) => sql`${column} = any(${list})`));
}

type CheckedResource = Omit<Checked, 'ids'>;

/** Whether a change of these columns can change the issues of a record. */
export function decideAboutIssues(
  { targets }: Pick<Store, 'targets'>,
  binding: ResourceBinding,
  columns: readonly string[],
): boolean {
  if (healthIssuesOf(binding.resource).length === 0) return false;
  const deciding = decidingColumns.get(binding) ?? columnsOfCheck(targets, binding);
  decidingColumns.set(binding, deciding);
  return columns.some((column) => deciding.has(column));
}

const decidingColumns = new WeakMap<ResourceBinding, ReadonlySet<string>>();

/** The columns that the check of a record names. */
function columnsOfCheck(targets: Targets, binding: ResourceBinding): ReadonlySet<string> {
  const text = textsOfOne({ binding, targets, languages: someLanguages }).join(' ');
  const columns = Object.values(binding.columns);
  // A function of the whole record, as in `is_used(r)`, can read any column.
  if (text.includes(`(${record})`)) return new Set(columns);
  return new Set(columns.filter((column) => new RegExp(`\\b${column}\\b`).test(text)));
}

/** The check names the same columns in any languages. */
const someLanguages = { codes: [defaultLanguage], default: defaultLanguage };

function buildCheck(checked: Checked, isOneOf: (column: SQL) => SQL): SQL {
  const { resource } = checked.binding;
  const conditions = issueConditions(checked);
  const checks = conditions.map(([issue, isFound]) => sql`(${literal(issue)}, ${isFound})`);
  const own = literal(resource.name);
  const isWanted = sql`w.id = i.record_id and w.issue = i.issue`;
  return sql`
    with found as materialized (
      select r.id, c.issue
      from ${name(resource.name)} ${sql.raw(record)}
      cross join lateral (values ${joined(checks)}) c (issue, is_found)
      where ${isOneOf(sql`r.id`)} and r.deleted_at is null and c.is_found
    ), wanted as (
      select id, issue from found union all select distinct id, 'any' from found
    ), gone as (
      delete from record_issues i
      where i.resource = ${own} and ${isOneOf(sql`i.record_id`)}
        and not exists (select from wanted w where ${isWanted})
    )
    insert into record_issues (resource, issue, record_id)
    select ${own}, w.issue, w.id from wanted w
    where not exists (
      select from record_issues i where i.resource = ${own} and ${isWanted}
    )`;
}

const dialect = new PgDialect();
const composed = new WeakMap<ResourceBinding, Map<string, readonly string[]>>();

/**
 * The check of one record as the texts between its ids, because composing it takes longer than running
 * it. For a single id PostgreSQL expects as many rows whatever the id is, so it plans the statement
 * once per connection; an array is planned on each call.
 */
function textsOfOne(checked: CheckedResource): readonly string[] {
  const { binding, languages } = checked;
  const known = composed.get(binding) ?? new Map<string, readonly string[]>();
  composed.set(binding, known);
  const key = [languages.default, ...languages.codes].join(' ');
  const texts = known.get(key) ?? composeForOne(checked);
  known.set(key, texts);
  return texts;
}

function composeForOne(checked: CheckedResource): readonly string[] {
  const id = sql`${'id'}::bigint`;
  const check = buildCheck(
    { ...checked, ids: sql`select ${id}` },
    (column) => sql`${column} = ${id}`,
  );
  const { sql: text, params } = dialect.sqlToQuery(check);
  if (params.some((param) => param !== 'id')) {
    throw new Error(
      `A condition of the issues of ${checked.binding.resource.name} has a parameter.`,
    );
  }
  return text.split(/\$\d+/);
}

interface Checked {
  readonly binding: ResourceBinding;
  readonly targets: Targets;
  readonly languages: ContentLanguages;
  /** The checked records, as a query of their ids. */
  readonly ids: SQL;
}

type Issue = Exclude<HealthIssue, 'any'>;

/** For every issue of a resource, whether the record `r` has it. */
function issueConditions(checked: Checked): readonly (readonly [Issue, SQL])[] {
  const { binding } = checked;
  return healthIssuesOf(binding.resource).flatMap((issue) => {
    if (issue === 'any') return [];
    const own = binding.issues[issue];
    const general = own ? undefined : buildCondition(issue, checked);
    const condition = joinedByOr([...(own ? [own] : []), ...(general ? [general] : [])]);
    if (!condition) throw new Error(`${binding.resource.name} does not define "${issue}".`);
    return [[issue, condition] as const];
  });
}

function buildCondition(issue: Issue, checked: Checked): SQL | undefined {
  switch (issue) {
    case 'no_photo':
      return withoutPhoto(checked.binding);
    case 'missing_translation':
      return lacksTranslation(textFields(checked.binding), checked.languages);
    case 'outdated_translation':
      return hasOutdatedText(checked);
    case 'dead_reference':
      return pointsAtTrash(checked);
    default:
      return undefined;
  }
}

function joinedByOr(conditions: readonly SQL[]): SQL | undefined {
  return conditions.length === 0 ? undefined : sql`(${joined(conditions, ' or ')})`;
}

function withoutPhoto(binding: ResourceBinding): SQL | undefined {
  const photo = plainFields(binding.resource).find(([, { kind }]) => kind === 'image');
  return photo && sql`${column(record, columnName(binding, photo[0]))} is null`;
}

/** A text that is written in one content language and missing in another one. */
function lacksTranslation(fields: readonly TextField[], { codes }: ContentLanguages) {
  const every = sql`array[${joined(codes.map(literal))}]`;
  return joinedByOr(
    fields.map(({ texts }) => sql`(${texts} <> '{}' and not ${texts} ?& ${every})`),
  );
}

function hasOutdatedText({ binding, languages, ids }: Checked): SQL {
  const every = sql`(values ${joined(languages.codes.map((code) => sql`(${literal(code)})`))})`;
  const source = literal(languages.default);
  const texts = outdatedTexts({ binding, fields: textFields(binding), source, ids }, every);
  return sql`r.id in (select o.record_id from (${texts}) o)`;
}

/** A reference, one of a list of references or an image that is in the trash. */
function pointsAtTrash({ binding, targets }: Checked): SQL | undefined {
  const pointing = plainFields(binding.resource).flatMap(([path, field]) => {
    const to = targetNameOf(field);
    if (to === undefined || field.readOnly || ('owner' in field && field.owner)) return [];
    const pointer = column(record, columnName(binding, path));
    const isPointed = fieldKindOf(field).columnSuffix === '_ids' ? sql`any(${pointer})` : pointer;
    const isDead = allOf([sql`t.id = ${isPointed}`, sql`t.deleted_at is not null`]);
    return [sql`exists (select from ${name(findTarget(targets, to).table)} t where ${isDead})`];
  });
  return joinedByOr([...pointing, ...(binding.deadReference ? [binding.deadReference] : [])]);
}
