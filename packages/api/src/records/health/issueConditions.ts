import type { ContentLanguages } from '@rentyard/contract/languages';
import type { HealthIssue } from '@rentyard/contract/schema/health';
import { healthIssuesOf, plainFields } from '@rentyard/contract/schema/resource';
import { type SQL, sql } from 'drizzle-orm';
import { allOf, column, joined, literal, name } from '../../db/sqlFragments.ts';
import { fieldKindOf, targetNameOf } from '../fieldKinds/fieldKinds.ts';
import { columnName, type ResourceBinding } from '../resourceBinding.ts';
import { record } from '../shapes.ts';
import { type Targets, targetOf } from '../targets.ts';
import { outdatedTexts, type TextField, textFields } from '../translatedTexts.ts';

export interface Checked {
  readonly binding: ResourceBinding;
  readonly targets: Targets;
  readonly languages: ContentLanguages;
  /** The checked records, as a query of their ids. */
  readonly ids: SQL;
}

type Issue = Exclude<HealthIssue, 'any'>;

/** For every issue of a resource, whether the record `r` has it. */
export function issueConditions(checked: Checked): readonly (readonly [Issue, SQL])[] {
  const { binding } = checked;
  return healthIssuesOf(binding.resource).flatMap((issue) => {
    if (issue === 'any') return [];
    const own = binding.issues[issue];
    const general = own ? undefined : conditionOf(issue, checked);
    const condition = joinedByOr([...(own ? [own] : []), ...(general ? [general] : [])]);
    if (!condition) throw new Error(`${binding.resource.name} does not define "${issue}".`);
    return [[issue, condition] as const];
  });
}

function conditionOf(issue: Issue, checked: Checked): SQL | undefined {
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
    return [sql`exists (select from ${name(targetOf(targets, to).table)} t where ${isDead})`];
  });
  return joinedByOr([...pointing, ...(binding.deadReference ? [binding.deadReference] : [])]);
}
